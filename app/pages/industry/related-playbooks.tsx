import { Plate } from "#app/design/art/plate.tsx";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import * as styles from "./related-playbooks.module.css";

export type Playbook = {
  readonly path: string;
  readonly plate: string;
  readonly name: string;
  readonly description: string;
};

type RelatedPlaybooksProps = {
  readonly labels: { readonly title: string; readonly kind: string; readonly more: string };
  readonly playbooks: readonly Playbook[];
};

export function RelatedPlaybooks({ labels, playbooks }: RelatedPlaybooksProps) {
  return (
    <Section className="screen-only" aria-labelledby="related">
      <Frame padding="none" className={styles.playbooks}>
        <h2 className="title-3" id="related">
          {labels.title}
        </h2>
        <ul>
          {playbooks.map(({ path, plate, name, description }) => (
            <li key={path}>
              <Plate name={plate} label="" />
              <div>
                <span className="label">{labels.kind}</span>
                <h3 className="title-3">
                  <SmartLink className="card-link" to={path}>
                    {name}
                  </SmartLink>
                </h3>
                <p>{description}</p>
                <span className="link link--icon" aria-hidden="true">
                  {labels.more} <Icon name="arrow-right" size="s" />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}

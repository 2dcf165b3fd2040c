import { Plate } from "#app/design/art/plate.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
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
    <Section aria-labelledby="related">
      <Frame>
        <h2 className="title-1" id="related">
          {labels.title}
        </h2>
        <ul className={classNames(styles.playbooks, "divided bleed flush-b")}>
          {playbooks.map(({ path, plate, name, description }) => (
            <li key={path}>
              <div className={styles.picture}>
                <Plate name={plate} label="" />
              </div>
              <div className={styles.text}>
                <span className="label">{labels.kind}</span>
                <h3 className="title-2">
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

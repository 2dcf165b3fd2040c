import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { aboutPage } from "#content/pages/about.ts";
import { pathOf } from "#content/registry/registry.ts";
import * as styles from "./commitments.module.css";

/** Three next steps side by side; each card is a link. */
export function AboutNextSteps() {
  const { title, cards } = aboutPage.next;
  return (
    <Section aria-label={title}>
      <Frame padding="none" wide>
        <ul className={classNames(styles.ways, "divided divided--wide")}>
          {cards.map(({ label, target, text }) => (
            <li key={target} className="entry">
              <h2 className="title-2">
                <SmartLink className="card-link" to={pathOf(target)}>
                  {label}
                </SmartLink>
              </h2>
              <Icon name="arrow-right" />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}

import { useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import { resolveActions } from "#content/actions.ts";
import { faqPage } from "#content/pages/faq.ts";
import * as styles from "./faq.module.css";

const { ask, more } = faqPage;

/** For a question that is not listed, and three links for visitors without one. */
export function FaqAskUs() {
  const askId = useId();
  const moreId = useId();
  return (
    <Section ground="ease" aria-labelledby={askId}>
      <Frame padding="none" wide>
        <div className={classNames(styles.ask, "divided")}>
          <div className={styles.question}>
            <h2 className="title-1" id={askId}>
              {ask.title}
            </h2>
            <p className="lead">{ask.lead}</p>
            <ActionRow actions={ask.actions} className="wide-buttons" />
          </div>
          <nav className={styles.more} aria-labelledby={moreId}>
            <h2 className="title-3" id={moreId}>
              {more.title}
            </h2>
            <ul>
              {resolveActions(more.links).map(({ label, to }) => (
                <li key={to}>
                  <SmartLink to={to}>
                    {label}
                    <Icon name="arrow-right" />
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Frame>
    </Section>
  );
}

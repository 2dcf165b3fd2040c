import { ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { historyPath } from "#app/shell/private-paths.ts";
import { privatePage } from "#content/pages/private-page.ts";
import { isPlanned } from "#domain/leads/reminder.ts";
import * as styles from "./history.module.css";
import { StopForm } from "./reminder-section.tsx";
import type { ValuationHistory } from "./valuation-history.ts";

const words = privatePage.reminder.stopPage;

/** The page to which the reminder's mail leads. Its button stops the reminder; opening it does not. */
export function StopReminderPage({ history }: { readonly history: Pick<ValuationHistory, "id" | "reminder"> }) {
  const path = historyPath(history.id);
  const isOn = isPlanned(history.reminder);
  return (
    <Section flush>
      <Frame className="open">
        <div className={styles.question}>
          <h1 className="display-2">{isOn ? words.title : words.none.title}</h1>
          <p className="lead">{isOn ? words.text : words.none.text}</p>
          <ButtonRow className="wide-buttons">
            {isOn && <StopForm path={path} />}
            <ButtonLink to={path} variant={isOn ? "quiet" : "secondary"}>
              {words.back}
            </ButtonLink>
          </ButtonRow>
        </div>
      </Frame>
    </Section>
  );
}

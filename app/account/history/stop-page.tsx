import type { ReactNode } from "react";
import { ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { historyPath } from "#app/shell/privacy/private-paths.ts";
import { privatePage } from "#content/pages/private-page.ts";
import { isPlanned } from "#domain/leads/private-page/reminder.ts";
import * as styles from "./history.module.css";
import { StopEmailsForm, StopForm } from "./reminder-section.tsx";
import type { ValuationHistory } from "./valuation-history.ts";

type Words = {
  readonly title: string;
  readonly text: string;
  readonly none: { readonly title: string; readonly text: string };
};

/** The page to which a mail leads. Its button stops such mails; opening it does not. */
function StopPage({ path, words, form }: { readonly path: string; readonly words: Words; readonly form: ReactNode }) {
  const { title, text } = form ? words : words.none;
  return (
    <Section flush>
      <Frame className="open">
        <div className={styles.question}>
          <h1 className="display-2">{title}</h1>
          <p className="lead">{text}</p>
          <ButtonRow className="wide-buttons">
            {form}
            <ButtonLink to={path} variant={form ? "quiet" : "secondary"}>
              {privatePage.reminder.stopPage.back}
            </ButtonLink>
          </ButtonRow>
        </div>
      </Frame>
    </Section>
  );
}

type StopPageProps<Key extends keyof ValuationHistory> = { readonly history: Pick<ValuationHistory, "id" | Key> };

export function StopReminderPage({ history }: StopPageProps<"reminder">) {
  const path = historyPath(history.id);
  const form = isPlanned(history.reminder) && <StopForm path={path} />;
  return <StopPage path={path} words={privatePage.reminder.stopPage} form={form} />;
}

export function StopEmailsPage({ history }: StopPageProps<"emails">) {
  const path = historyPath(history.id);
  return (
    <StopPage path={path} words={privatePage.emails.stopPage} form={history.emails && <StopEmailsForm path={path} />} />
  );
}

import { useState } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Choice } from "#app/design/ui/forms/choice.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { privatePage } from "#content/pages/private-page.ts";
import { site } from "#content/site.ts";
import { isPlanned, reminderMonths } from "#domain/leads/private-page/reminder.ts";
import { longDate } from "#domain/time/long-date.ts";
import { ActionForm } from "./action-form.tsx";
import { FormNote } from "./form-note.tsx";
import * as styles from "./reminder-section.module.css";
import type { PartProps } from "./valuation-history.ts";

const words = privatePage.reminder;
const choices = reminderMonths.map((months) => ({ value: String(months), label: words.months(months) }));

/** One mail after six or twelve months, if the owner asks for it. */
export function ReminderSection({ path, history, search }: PartProps<"reminder" | "emails" | "hasEmail">) {
  const { reminder, emails, hasEmail } = history;
  return (
    <Section id="reminder">
      <Frame padding="tight">
        <SectionHead title={words.title} lead={words.text} />
        <FormNote part="reminder" search={search} />
        {isPlanned(reminder) ? (
          <div className={styles.planned}>
            <p>{words.planned(longDate(reminder.dueAt, site.timeZone))}</p>
            <StopForm path={path} />
          </div>
        ) : (
          <>
            {reminder?.sentAt !== undefined && <p>{words.sent(longDate(reminder.sentAt, site.timeZone))}</p>}
            <ReminderForm path={path} hasEmail={hasEmail} />
          </>
        )}
        {emails && (
          <div className={styles.planned}>
            <p>{privatePage.emails.agreed(longDate(emails.agreedAt, site.timeZone), emails.left)}</p>
            <StopEmailsForm path={path} />
          </div>
        )}
      </Frame>
    </Section>
  );
}

function ReminderForm({ path, hasEmail }: { readonly path: string; readonly hasEmail: boolean }) {
  const [months, setMonths] = useState(String(reminderMonths[0]));
  return (
    <ActionForm path={path} action="remind" className={styles.form}>
      <Choice label={words.when} name="months" options={choices} value={months} onValueChange={setMonths} />
      <Field
        label={hasEmail ? words.otherEmail : words.email}
        optional={hasEmail}
        hint={hasEmail ? words.known : words.stored}
      >
        <TextInput type="email" name="email" required={!hasEmail} autoComplete="email" inputMode="email" />
      </Field>
      <Button type="submit" variant="secondary">
        {words.set}
      </Button>
    </ActionForm>
  );
}

export function StopForm({ path }: { readonly path: string }) {
  return (
    <ActionForm path={path} action="stopReminder">
      <Button type="submit" variant="secondary">
        {words.stop}
      </Button>
    </ActionForm>
  );
}

export function StopEmailsForm({ path }: { readonly path: string }) {
  return (
    <ActionForm path={path} action="stopEmails">
      <Button type="submit" variant="secondary">
        {privatePage.emails.stop}
      </Button>
    </ActionForm>
  );
}

import { Form } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import { ownerMailsWords as words } from "#content/desk/settings/owner-mails.ts";
import { site } from "#content/site.ts";
import type { OwnerMailsView } from "#domain/desk/screens/owner-mails-view.ts";
import { sinceDay } from "#domain/time/desk-times.ts";
import * as styles from "./owner-mails.module.css";

type OwnerMailsProps = { readonly view: OwnerMailsView; readonly now: number };

/** The switch of the follow-up emails to owners, and what they are. */
export function OwnerMails({ view: { canMail, onSince, takesReports, suppressed }, now }: OwnerMailsProps) {
  const isOn = onSince !== undefined;
  return (
    <PageSection title={words.title} note={words.note} id="owner-mails">
      <div className={styles.section}>
        <p>{words.text}</p>
        <ul className={styles.mails}>
          {words.mails.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>{words.ends}</p>
        <div className={styles.state}>
          <StateMark state={isOn ? "done" : "off"}>
            {isOn ? words.onSince(sinceDay(onSince, now, site.timeZone)) : words.off}
          </StateMark>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="on" value={isOn ? "no" : "yes"} />
            <Button type="submit" size="sm" variant="secondary" name="do" value="ownerMails">
              {isOn ? words.turnOff : words.turnOn}
            </Button>
          </Form>
        </div>
        {!canMail && <p className={styles.remark}>{words.noMail}</p>}
        <p className={styles.remark}>
          {takesReports ? words.reports : words.noReports} {words.suppressed(suppressed)}
        </p>
      </div>
    </PageSection>
  );
}

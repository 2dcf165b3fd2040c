import { Form } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { clearDrafts } from "#app/desk/lead/timeline/drafts.ts";
import { SignOutForm } from "#app/desk/shell/sign-out-form.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { ownAccountWords } from "#content/desk/settings/own-account.ts";
import { shellWords } from "#content/desk/shell.ts";
import { site } from "#content/site.ts";
import { deviceName } from "#domain/desk/people/device-name.ts";
import { listTime } from "#domain/time/desk-times.ts";
import * as styles from "./own.module.css";
import type { OwnSession } from "./own-account-access.ts";

const words = ownAccountWords.sessions;

type OwnSessionsProps = { readonly sessions: readonly OwnSession[]; readonly now: number };

/** Where the member is signed in; each can be ended, or all at once. */
export function OwnSessions({ sessions, now }: OwnSessionsProps) {
  return (
    <PageSection title={words.title} id="sessions">
      <div className={styles.part}>
        <ul className={styles.list}>
          {sessions.map(({ id, signedInAt, address, userAgent, isCurrent }) => (
            <li key={id} className={styles.row}>
              <span className={styles.what}>
                <b>{deviceName(userAgent) ?? words.unknownDevice}</b>
                <span className={styles.quiet}>
                  {words.since(listTime(signedInAt, now, site.timeZone))}
                  {address !== null && ` ${words.from(address)}`}
                </span>
              </span>
              {isCurrent ? (
                <span className={styles.quiet}>{words.thisOne}</span>
              ) : (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" size="sm" variant="quiet" name="do" value="endSession">
                    {words.end}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.ends}>
          <SignOutForm>
            <Button type="submit" size="sm" variant="secondary">
              {shellWords.signOut}
            </Button>
          </SignOutForm>
          <Form method="post">
            <Button type="submit" size="sm" variant="quiet" name="do" value="signOutEverywhere" onClick={clearDrafts}>
              {words.everywhere}
            </Button>
          </Form>
        </div>
      </div>
    </PageSection>
  );
}

import { Form } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { peopleWords as words } from "#content/desk/people.ts";
import { shellWords } from "#content/desk/shell.ts";
import { site } from "#content/site.ts";
import { listTime } from "#domain/desk/time/desk-times.ts";
import * as styles from "./people.module.css";
import type { OwnSession } from "./people-access.ts";

type OwnSessionsProps = { readonly sessions: readonly OwnSession[]; readonly now: number };

/** Where the member is signed in; each can be ended, or all at once. */
export function OwnSessions({ sessions, now }: OwnSessionsProps) {
  return (
    <PageSection title={words.sessions} id="sessions">
      <div className={styles.section}>
        <ul className={styles.people}>
          {sessions.map(({ id, signedInAt, address, isCurrent }) => (
            <li key={id} className={styles.invitation}>
              <span className={styles.name}>
                <b>{words.since(listTime(signedInAt, now, site.timeZone))}</b>
                {address !== null && <span className={styles.quiet}>{words.sessionFrom(address)}</span>}
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
          <Form method="post" action="/sign-out">
            <Button type="submit" size="sm" variant="secondary">
              {shellWords.signOut}
            </Button>
          </Form>
          <Form method="post">
            <Button type="submit" size="sm" variant="quiet" name="do" value="signOutEverywhere">
              {words.everywhere}
            </Button>
          </Form>
        </div>
      </div>
    </PageSection>
  );
}

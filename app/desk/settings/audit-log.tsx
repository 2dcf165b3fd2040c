import { Link } from "react-router";
import { ChoiceForm } from "#app/desk/ui/choice-form.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { WorkingTable } from "#app/desk/ui/working-table.tsx";
import { auditWords as words } from "#content/desk/settings/audit.ts";
import { site } from "#content/site.ts";
import type { AuditView } from "#domain/desk/people/audit-view.ts";
import { clockTime, daysAgo, listTime } from "#domain/time/desk-times.ts";
import * as styles from "./audit-log.module.css";

/** `8:38 am`, `Sunday 7:02 pm`, `Nov 3 7:02 pm`. */
function when(at: number, now: number): string {
  const time = clockTime(at, site.timeZone);
  return daysAgo(at, now, site.timeZone) <= 0 ? time : `${listTime(at, now, site.timeZone)} ${time}`;
}

/** Who did what, newest first. */
export function AuditLog({ lines, next, people, who, now, isFirst }: AuditView & { readonly isFirst: boolean }) {
  const page = (after: string | undefined) => ({
    search: new URLSearchParams({
      ...(who !== undefined && { who }),
      ...(after !== undefined && { after }),
    }).toString(),
    hash: "#audit",
  });
  return (
    <PageSection title={words.title} note={words.note} id="audit">
      <div className={styles.filter}>
        <ChoiceForm
          label={words.who}
          name="who"
          value={who ?? ""}
          choices={[{ value: "", label: words.anyone }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          show={words.show}
        />
      </div>
      {lines.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <WorkingTable
          caption={words.caption}
          columns={[
            { label: words.columns.when, place: "end", isNarrow: true },
            { label: words.columns.who, place: "name" },
            { label: words.columns.did, place: "below" },
            { label: words.columns.about, place: "line" },
          ]}
          rows={lines.map(({ id, at, who: name, did, about }) => ({
            key: id,
            cells: [
              <time key="when" className={styles.when} dateTime={new Date(at).toISOString()}>
                {when(at, now)}
              </time>,
              name,
              did,
              about,
            ],
          }))}
        />
      )}
      <p className={styles.pages}>
        {!isFirst && (
          <Link className="link" to={page(undefined)}>
            {words.newest}
          </Link>
        )}
        {next !== undefined && (
          <Link className="link" to={page(next)}>
            {words.older}
          </Link>
        )}
      </p>
    </PageSection>
  );
}

import { dayAndTime } from "#domain/time/calendar.ts";
import type { FailedJob } from "#server/store/jobs/failed-jobs.ts";
import { table } from "./table.ts";

/** JSON output. */
export function failureLine({ kind, subject, state, tries, last_error, since, lead }: FailedJob) {
  return {
    kind,
    subject,
    lead: lead?.id ?? null,
    since: since === undefined ? null : new Date(since).toISOString(),
    tries,
    state: state === "dead" ? "dead" : "waiting",
    error: last_error,
  };
}

/** Its subject is shown as its lead's id, or else by its own id, which `requeue --id` takes as well. */
export function failureTable(failures: readonly FailedJob[], timeZone: string): string {
  return table(
    [
      { title: "Kind" },
      { title: "Lead", most: 36 },
      { title: "Company", most: 32 },
      { title: "Failing since" },
      { title: "Tries", right: true },
      { title: "State" },
      { title: "Last error", most: 60 },
    ],
    failures.map(({ kind, subject, state, tries, last_error, since, lead, run_at }) => [
      kind,
      lead?.id.slice(0, 8) ?? subject,
      lead?.company ?? "",
      since === undefined ? "unknown" : dayAndTime(since, timeZone),
      String(tries),
      state === "dead" ? "given up" : `retry ${dayAndTime(run_at ?? 0, timeZone)}`,
      last_error ?? "",
    ]),
  );
}

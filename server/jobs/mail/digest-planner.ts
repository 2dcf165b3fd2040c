import { digestDue } from "#domain/mail/digest-week.ts";
import { wantsMail } from "#domain/mail/member-mails.ts";
import { morningOf } from "#domain/time/calendar.ts";
import { errorCode } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";
import { mailChoices } from "#server/store/desk/people/mail-choices.ts";
import { membersBefore } from "#server/store/desk/people/members.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueueOnce } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";

const everyMs = 60_000;

/** The subject of a digest's delivery: one per week and member, so that no server can plan it twice. */
const digestSubject = (monday: string, memberId: string) => `${monday}:${memberId}`;

export function readDigestSubject(subject: string) {
  const [, monday, memberId] = /^(\d{4}-\d\d-\d\d):(.+)$/.exec(subject) ?? [];
  return monday === undefined || memberId === undefined ? undefined : { monday, memberId };
}

type Parts = {
  readonly store: Store;
  readonly log: Log;
  readonly timeZone: string;
  /** Wakes the worker. */
  readonly kick: () => void;
  readonly now?: () => number;
};

export type DigestPlanner = {
  /** Plans this week's digests if it is time. Resolves when they are stored. */
  plan(): Promise<void>;
  start(): void;
  stop(): void;
};

/** Every Monday at 8:00, or when a server is up again after that, plans the digest of each member who wants it. */
export function createDigestPlanner({ store, log, timeZone, kick, now = Date.now }: Parts): DigestPlanner {
  let timer: NodeJS.Timeout | undefined;

  async function plan(): Promise<void> {
    const monday = digestDue(now(), timeZone);
    if (monday === undefined) return;
    // Members who join later get their first digest next Monday.
    const joinedBefore = morningOf(monday, timeZone);
    const [members, choices] = await Promise.all([membersBefore(store, joinedBefore), mailChoices(store)]);
    const requests = members
      .filter(({ id, role }) => wantsMail("digest", role, choices.get(id)?.digest))
      .map(({ id }) => ({ kind: jobKinds.mailDigest, subject: digestSubject(monday, id) }));
    if ((await enqueueOnce(store.db, requests, { now: now() })) > 0) kick();
  }

  const look = () =>
    plan().catch((error: unknown) => log.error({ code: errorCode(error) }, "could not plan the weekly digests"));
  return {
    plan,
    start: () => {
      void look();
      timer ??= setInterval(() => void look(), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}

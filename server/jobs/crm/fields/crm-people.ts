import { listMembers } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import type { Call, Crm } from "#server/vendors/crm.ts";

/** Members of the desk and the same people in the CRM, who are found by their email address. */
export type CrmPeople = {
  /** The CRM's id of a member; undefined if the CRM has nobody with that address. */
  personOf(memberId: string): string | undefined;
  memberOf(personId: string): string | undefined;
};

export type ReadCrmPeople = (call: Call) => Promise<CrmPeople>;

/** People change seldom, and each request costs one of the day's calls. */
const keptMs = 10 * 60_000;

type Parts = { readonly store: Store; readonly crm: Pick<Crm, "fields" | "findPeople">; readonly now: () => number };

/** The answer is asked for again after ten minutes, or when the desk has other members. @throws CrmError */
export function createCrmPeople({ store, crm, now }: Parts): ReadCrmPeople {
  let kept: { readonly emails: string; readonly until: number; readonly ids: ReadonlyMap<string, string> } | undefined;
  return async (call) => {
    const members = crm.fields.includes("owner") ? await listMembers(store) : [];
    const emails = members.map(({ email }) => email.toLowerCase());
    if (emails.length > 0 && (kept?.emails !== emails.join() || kept.until <= now()))
      kept = { emails: emails.join(), until: now() + keptMs, ids: await crm.findPeople(emails, call) };
    const ids = kept?.ids;
    const pairs = members.map(({ id, email }) => [id, ids?.get(email.toLowerCase())] as const);
    return {
      personOf: (memberId) => pairs.find(([id]) => id === memberId)?.[1],
      memberOf: (personId) => pairs.find(([, person]) => person === personId)?.[0],
    };
  };
}

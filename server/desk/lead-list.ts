import type { LeadsDesk } from "#app/desk/leads/leads-desk.ts";
import { site } from "#content/site.ts";
import { changeLeads } from "#server/services/desk/leads/change-lead.ts";
import { exportLeads } from "#server/services/desk/leads/export-leads.ts";
import { listLeads } from "#server/services/desk/leads/list-leads.ts";
import { listMembers } from "#server/store/desk/people/members.ts";
import { industriesLike } from "#server/store/leads/industries.ts";
import type { Store } from "#server/store/open.ts";

const maxIndustries = 300;

type Read = <T>(reading: () => Promise<T>) => Promise<T>;

/** What the screens about leads need from the server. */
export function createLeadsDesk(store: Store, read: Read): LeadsDesk {
  const clock = () => ({ now: Date.now(), timeZone: site.timeZone });
  return {
    list: (member, query) => read(() => listLeads(store, member, query, clock())),
    members: () => read(async () => (await listMembers(store)).map(({ id, name }) => ({ id, name }))),
    industries: () =>
      read(async () => ((await industriesLike(store, "", maxIndustries)) ?? []).filter((name) => name !== "")),
    changeAll: (member, leadIds, change) => read(() => changeLeads(store, member, { leadIds, change, at: Date.now() })),
    export: (member, request) => read(() => exportLeads(store, member, request, clock())),
  };
}

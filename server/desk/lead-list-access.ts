import type { LeadListAccess } from "#app/desk/leads/lead-list-access.ts";
import { site } from "#content/site.ts";
import { deleteLeads, redeliverLeads } from "#server/services/desk/leads/bulk-actions.ts";
import { changeLeads } from "#server/services/desk/leads/change-lead.ts";
import { exportLeads } from "#server/services/desk/leads/export-leads.ts";
import { freshLeads, listLeads } from "#server/services/desk/leads/list-leads.ts";
import { saveOwnView } from "#server/services/desk/leads/save-view.ts";
import { chooseColumns, chosenColumns } from "#server/store/desk/leads/chosen-columns.ts";
import { removeView, savedViews } from "#server/store/desk/leads/saved-views.ts";
import { listMembers } from "#server/store/desk/people/members.ts";
import { industriesLike } from "#server/store/leads/industries.ts";
import type { Store } from "#server/store/open.ts";
import { partnerSiteNames } from "#server/store/partners/partner-sites.ts";

const maxIndustries = 300;

type Read = <T>(reading: () => Promise<T>) => Promise<T>;
type Parts = { readonly store: Store; readonly read: Read; readonly outbox: { kick(): void } };

/** What the screens about leads need from the server. */
export function createLeadListAccess({ store, read, outbox }: Parts): LeadListAccess {
  const clock = () => ({ now: Date.now(), timeZone: site.timeZone });
  /** Wakes the worker: what was changed is delivered. */
  async function delivered<T>(work: () => Promise<T>): Promise<T> {
    const result = await read(work);
    outbox.kick();
    return result;
  }
  return {
    list: (member, query) => read(() => listLeads(store, member, query, clock())),
    fresh: (member) => read(() => freshLeads(store, member, clock())),
    members: () => read(async () => (await listMembers(store)).map(({ id, name }) => ({ id, name }))),
    industries: () =>
      read(async () => ((await industriesLike(store, "", maxIndustries)) ?? []).filter((name) => name !== "")),
    partners: () => read(async () => [...(await partnerSiteNames(store))].map(([key, name]) => ({ key, name }))),
    changeAll: (member, leadIds, change) =>
      delivered(() => changeLeads(store, member, { leadIds, change, at: Date.now() })),
    redeliverAll: (member, leadIds) => delivered(() => redeliverLeads(store, member, leadIds, clock())),
    removeAll: (member, leadIds, typed) => delivered(() => deleteLeads(store, member, { leadIds, typed }, clock())),
    columns: (member) => read(() => chosenColumns(store, member.id)),
    chooseColumns: (member, columns) => read(() => chooseColumns(store, member.id, columns)),
    views: (member) => read(() => savedViews(store, member.id)),
    saveView: (member, view) => read(() => saveOwnView(store, member, view, clock())),
    removeView: (member, id) => read(() => removeView(store, { id, memberId: member.id })),
    export: (member, request) => read(() => exportLeads(store, member, request, clock())),
  };
}

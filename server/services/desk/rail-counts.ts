import { site } from "#content/site.ts";
import type { RailCounts } from "#domain/desk/leads/lead-list.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { countLeads } from "#server/store/desk/leads/lead-page.ts";
import { unansweredCount } from "#server/store/desk/messages.ts";
import { openDisputes } from "#server/store/desk/sales.ts";
import { callCounts } from "#server/store/desk/today.ts";
import { maxCounted, outboxDepth } from "#server/store/jobs/job-maintenance.ts";
import type { Store } from "#server/store/open.ts";

const maxDisputes = 100;
const maxMessages = 100;

/** What waits on each screen, each counted up to a limit. @throws AppError roleRefused */
export async function railCounts(store: Store, member: Member, { now }: { readonly now: number }): Promise<RailCounts> {
  requireRole(member, "readLeads");
  const { hot, due } = await callCounts(store, dayAt(now, site.timeZone));
  const { dead } = await outboxDepth(store);
  const disputes = await openDisputes(store, maxDisputes);
  return {
    today: { count: hot.count + due.count, isCapped: hot.isCapped || due.isCapped },
    leads: await countLeads(store, { filters: {}, sort: { by: "followUp", descending: false } }),
    messages: await unansweredCount(store, maxMessages),
    deliveries: { count: dead, isCapped: dead >= maxCounted },
    sales: { count: disputes.length, isCapped: disputes.length === maxDisputes },
  };
}

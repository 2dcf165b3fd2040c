import { type LeadQuery, readLeadQuery } from "../../domain/desk/leads/lead-query.ts";
import { leadListViewIds, leadViews } from "../../domain/desk/leads/lead-views.ts";
import type { Member } from "../../domain/desk/people/member.ts";
import { listLeads } from "../../server/services/desk/leads/list-leads.ts";
import type { Store } from "../../server/store/open.ts";
import { type Cost, compared, type Sides, timed } from "./compare.ts";

const times = 60;
const timeZone = "America/New_York";
const member: Member = { id: "growth", name: "Growth", email: "growth@firm.example", role: "owner" };

const addresses = [
  ...["", "sort=-received", "sort=company", "sort=industry", "sort=-value", "sort=-score", "sort=source"],
  ...["sort=stage", "sort=owner", "stage=talked", "stage=new,tried", "state=OH&sort=-received", "state=OH"],
  ...[
    "industry=Dental+Care&sort=-received",
    "source=newsletter&sort=-value",
    "contact=phone",
    "contact=any&sort=-value",
  ],
  ...[
    "score=50&sort=-received",
    "valueFrom=5000000&sort=-value",
    "received=30d&sort=-received",
    "purchase=bought",
    "purchase=granted",
  ],
  ...[
    "delivery=waiting",
    "state=OH&stage=new&score=55",
    "q=dental",
    "q=northg",
    "q=kestrel+plumbing",
    "q=larch&state=TX",
  ],
  ...["q=614-555", "q=0142", "q=nosuchcompany", "q=a"],
];

const queries: readonly (readonly [string, LeadQuery])[] = [
  ...leadListViewIds.map((view) => [`view ${view}`, leadViews[view]] as const),
  ...addresses.map((address) => [`?${address}`, readLeadQuery(new URLSearchParams(address))] as const),
];

/** The embedded store works in this process: its processor time does not depend on what else the machine does. */
async function taken({ engine }: Store, work: () => Promise<unknown>): Promise<number> {
  if (engine === "postgres") return timed(work);
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Pages of the desk's list as its screen loads them: rows, purchases, deliveries and the counts of all views. */
export async function deskCosts(sides: Sides<{ readonly store: Store }>): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  for (const [name, query] of queries) {
    const load =
      ({ store }: { readonly store: Store }, page: LeadQuery) =>
      () =>
        taken(store, () => listLeads(store, member, page, { now: Date.now(), timeZone }));
    const both = { small: load(sides.small, query), big: load(sides.big, query) };
    await compared(both, 3);
    costs.push({ name: `desk leads ${name}`, ...(await compared(both, times)) });
  }
  return costs;
}

import { hotLeadScore } from "#domain/leads/lead-score.ts";
import { type LeadQuery, writeLeadQuery } from "./lead-query.ts";

/** The views that everybody has. A colleague's own view is an address. */
export const leadViews = {
  all: { filters: {} },
  call: { filters: { call: true } },
  hot: { filters: { score: hotLeadScore, stage: ["new"] } },
  mine: { filters: { owner: "me" } },
  bought: { filters: { purchase: "bought" }, sort: { by: "received", descending: true } },
  noContact: { filters: { contact: "none" }, sort: { by: "received", descending: true } },
  failed: { filters: { delivery: "failed" }, sort: { by: "received", descending: true } },
} as const satisfies Readonly<Record<string, LeadQuery>>;

export type LeadView = keyof typeof leadViews;
export const leadViewNames = Object.keys(leadViews) as readonly LeadView[];

/** The built-in view with these filters, whatever its order and columns. */
export function viewOf({ filters }: Pick<LeadQuery, "filters">): LeadView | undefined {
  const wanted = writeLeadQuery({ filters }).toString();
  return leadViewNames.find((name) => writeLeadQuery({ filters: leadViews[name].filters }).toString() === wanted);
}

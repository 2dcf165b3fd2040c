import { hotLeadScore } from "#domain/leads/lead-score.ts";
import { type LeadQuery, writeLeadQuery } from "./lead-query.ts";

/** A view that a member keeps under a name. */
export type SavedView = {
  readonly id: string;
  readonly name: string;
  /** As `writeLeadQuery` spells it. */
  readonly address: string;
};

/** The views that everybody has. */
export const leadViews = {
  all: { filters: {} },
  call: { filters: { call: true } },
  hot: { filters: { score: hotLeadScore, stage: ["new"] } },
  mine: { filters: { owner: "me" } },
  bought: { filters: { purchase: "bought" } },
  noContact: { filters: { contact: "none" } },
  failed: { filters: { delivery: "failed" } },
} as const satisfies Readonly<Record<string, LeadQuery>>;

export type LeadListView = keyof typeof leadViews;
export const leadListViewIds = Object.keys(leadViews) as readonly LeadListView[];

/** The built-in view with these filters, whatever its order and columns. */
export function viewOf({ filters }: Pick<LeadQuery, "filters">): LeadListView | undefined {
  const wanted = writeLeadQuery({ filters }).toString();
  return leadListViewIds.find((name) => writeLeadQuery({ filters: leadViews[name].filters }).toString() === wanted);
}

import { type PageId, pathOf } from "#content/registry/registry.ts";
import type { SiteSettings } from "./schemas/site.ts";
import { site } from "./site.ts";

/** A button's label and target: a page of the site, the firm's or a partner's calendar, its phone or its mailbox. */
export type Action = {
  readonly label: string;
  readonly target: PageId | "scheduling" | "partnerCall" | "phone" | "email";
  /** Query parameters for a page of the site: `{ industry: "saas" }`. */
  readonly query?: Readonly<Record<string, string>>;
};

export type ResolvedAction = { readonly label: string; readonly to: string };

type Contacts = Pick<SiteSettings, "schedulingUrl" | "phone" | "email"> & Partial<Pick<SiteSettings, "partnerCallUrl">>;

/** Undefined if the firm has no link for it: such a button is not shown. */
export function resolveAction({ label, target, query }: Action, contacts: Contacts = site): ResolvedAction | undefined {
  switch (target) {
    case "scheduling":
      return link(label, contacts.schedulingUrl);
    case "partnerCall":
      return link(label, contacts.partnerCallUrl || contacts.schedulingUrl);
    case "phone":
      return { label, to: `tel:${contacts.phone.link}` };
    case "email":
      return { label, to: `mailto:${contacts.email}` };
    default:
      return { label, to: query ? `${pathOf(target)}?${new URLSearchParams(query)}` : pathOf(target) };
  }
}

const link = (label: string, to: string): ResolvedAction | undefined => (to ? { label, to } : undefined);

export const resolveActions = (actions: readonly Action[], contacts: Contacts = site): readonly ResolvedAction[] =>
  actions.flatMap((action) => resolveAction(action, contacts) ?? []);

export const callAction: Action = { label: `Call ${site.phone.display}`, target: "phone" };
export const bookAction: Action = { label: "Book a Call", target: "scheduling" };
export const valuationAction: Action = { label: "Get Free Valuation", target: "valuation" };

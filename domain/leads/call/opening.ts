import { isReachable } from "#domain/contact/contact-details.ts";
import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import { type Lead, valuationDate } from "#domain/leads/lead.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import type { LeadActivity } from "./lead-activity.ts";
import { type WeakPoint, weakPoint } from "./weak-point.ts";

/** Why the firm calls, as the owner remembers it. */
export type OpeningReason =
  | { readonly because: "talked"; readonly at: number }
  | { readonly because: "booked"; readonly at: number }
  | { readonly because: "bought"; readonly at: number; readonly package: ReportPackage }
  | { readonly because: "wrote"; readonly at: number }
  | { readonly because: "requested"; readonly at: number; readonly package?: ReportPackage | undefined }
  | { readonly because: "askedForLink"; readonly at: number }
  | { readonly because: "leftPhone"; readonly at: number }
  | { readonly because: "leftEmail"; readonly at: number }
  /** Whom to call is known from a lead that was merged into this one. */
  | { readonly because: "valued"; readonly at: number };

/** What a partner says first. The words are in `content/desk/`. */
export type Opening = { readonly reason: OpeningReason; readonly point: WeakPoint };

/** What the owner did last, or the last talk if that was later; undefined without contact details. */
function reasonOf(lead: Lead, { bought, message, talkedAt, bookedAt }: LeadActivity): OpeningReason | undefined {
  const { userEmail, userPhone, linkMails = [], contactAt = valuationDate(lead) } = lead;
  const link = linkMails.at(-1);
  const acts: readonly (OpeningReason | false | undefined)[] = [
    bought && { because: "bought", ...bought },
    message &&
      (message.kind === "report" && message.text === ""
        ? { because: "requested", at: message.at, package: message.package }
        : { because: "wrote", at: message.at }),
    bookedAt !== undefined && { because: "booked", at: bookedAt },
    talkedAt !== undefined && { because: "talked", at: talkedAt },
  ];
  const [last] = acts.filter((act) => act !== false && act !== undefined).toSorted((a, b) => b.at - a.at);
  if (last) return last;
  if (userPhone !== undefined) return { because: "leftPhone", at: contactAt };
  if (link) return { because: "askedForLink", at: link.at };
  if (userEmail !== undefined) return { because: "leftEmail", at: contactAt };
  return isReachable(companyContactOf(lead)) ? { because: "valued", at: valuationDate(lead) } : undefined;
}

/** Undefined if nobody left anything to call or write to: the firm does not chase. */
export function openingOf(lead: Lead, activity: LeadActivity, feePercent: number): Opening | undefined {
  const reason = reasonOf(lead, activity);
  return reason && { reason, point: weakPoint(lead.financialInputs, ownFiguresOf(lead, feePercent)) };
}

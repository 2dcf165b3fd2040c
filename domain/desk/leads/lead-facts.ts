import type { BoardField } from "#domain/desk/board/board-fields.ts";
import type { LeadActivity } from "#domain/leads/call/lead-activity.ts";
import type { CallLead } from "#domain/leads/call-lead.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { MailSeries } from "#domain/mail/mail-series.ts";
import type { SuppressionReason } from "#domain/mail/suppression.ts";
import type { Price } from "#domain/payments/price.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import type { Timeline } from "./timeline.ts";

/** A field as it stands: its value, when it was set, and by whom. Nobody: as the lead was captured. */
export type FieldFacts = { readonly value: string; readonly at: number; readonly by: string | undefined };

export type AnswerFacts = { readonly text: string; readonly at: number; readonly author: string };

export type PurchaseFacts = {
  readonly package: ReportPackage;
  readonly isGrant: boolean;
  readonly isOpen: boolean;
  readonly price?: Price;
};

/** The leads beside this one: in the order of calls if it is called today, else by when they came in. */
export type LeadPlace = {
  readonly previous?: string;
  readonly next?: string;
  /** In the order of calls. */
  readonly call?: { readonly number: number; readonly of: number };
};

/** Another lead of the same company: merged into this one, or one that can be. */
export type SameCompanyLead = {
  readonly id: string;
  readonly company: string;
  readonly createdAt: number;
  /** Undefined for one without a valuation. */
  readonly value: number | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
};

/** The last call that was booked and not moved; `isCanceled` if it does not take place. */
export type BookedCallFacts = {
  readonly startsAt: number;
  readonly isCanceled: boolean;
  /** As typed in the calendar. */
  readonly phone?: string | undefined;
};

/** What the page of every lead shows. */
export type BaseLeadFacts = {
  /** A CRM is set up, which shows the same fields. */
  readonly hasBoard: boolean;
  readonly fields: Readonly<Record<BoardField, FieldFacts>>;
  readonly members: readonly { readonly id: string; readonly name: string }[];
  /** The last answer to each question, by `questionKey`. */
  readonly answers: Readonly<Record<string, AnswerFacts>>;
  readonly timeline: Timeline;
  /** Abandoned attempts are left out. */
  readonly purchases: readonly PurchaseFacts[];
  /** The last one, also of a lead that was merged into this one. */
  readonly lastPurchase: PurchaseFacts | undefined;
  /** Why the lead's address gets no more mail, and since when. */
  readonly suppressed: { readonly reason: SuppressionReason; readonly at: number } | undefined;
  /** The follow-up emails that the owner agreed to. */
  readonly mailSeries?: MailSeries;
  readonly merged: readonly SameCompanyLead[];
  readonly place: LeadPlace;
  readonly sameCompany: readonly SameCompanyLead[];
  readonly call: BookedCallFacts | undefined;
};

/** Everything about a lead that its page shows. */
export type LeadFacts = BaseLeadFacts & {
  readonly lead: Lead;
  /** In the owner's last message, or as typed in the calendar. */
  readonly ownerName: string | undefined;
  /** Two letters; empty if no state is known. */
  readonly state: string;
  readonly activity: LeadActivity;
};

/** The same of somebody who booked a call without a valuation. */
export type CallLeadFacts = BaseLeadFacts & { readonly callLead: CallLead };

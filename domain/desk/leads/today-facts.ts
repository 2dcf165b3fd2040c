import type { CappedCount } from "#domain/desk/capped-count.ts";
import type { FunnelStep } from "#domain/desk/funnel/funnel-steps.ts";
import type { MessageLine } from "#domain/desk/screens/messages-view.ts";
import type { LeadActivity } from "#domain/leads/call/lead-activity.ts";
import type { CallLead } from "#domain/leads/call-lead.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";

/** Why a lead is called now. */
export type CallReason = { readonly why: "hot" } | { readonly why: "followUp"; readonly daysLate: number };

export type ValuedCallFacts = {
  readonly lead: Lead;
  readonly ownerName: string | undefined;
  /** Two letters; empty if no state is known. */
  readonly state: string;
  readonly activity: LeadActivity;
  readonly reason: CallReason;
};

/** The same of somebody who booked a call without a valuation. */
export type CallLeadCallFacts = {
  readonly callLead: CallLead;
  /** The last note of a colleague. */
  readonly note: string | undefined;
  readonly reason: CallReason;
};

export type CallFacts = ValuedCallFacts | CallLeadCallFacts;

type NamedLead = { readonly id: string; readonly company: string };

/** What is waiting for the firm. */
export type TodayFacts = {
  readonly now: number;
  /** When the member's visit before this one ended; undefined in the first. */
  readonly lastVisit: number | undefined;
  /** What is new since then, or in the last week if there was no visit. */
  readonly since: number;
  /** The first leads to call, in order. */
  readonly calls: readonly CallFacts[];
  readonly hot: CappedCount;
  readonly due: CappedCount;
  readonly newLeads: CappedCount & {
    readonly leads: readonly (NamedLead & {
      readonly industry: string;
      readonly us_state: string;
      /** Undefined for one without a valuation. */
      readonly value: number | undefined;
      readonly score: number;
      readonly created_at: number;
    })[];
  };
  /** The next calls that are booked, from an hour ago on: one may be under way. */
  readonly booked: CappedCount & {
    readonly calls: readonly {
      readonly id: string;
      readonly startsAt: number;
      readonly name: string | undefined;
      readonly lead: NamedLead;
    }[];
  };
  /** The newest that visitors wrote since then. */
  readonly messages: readonly MessageLine[];
  readonly sales: readonly {
    readonly at: number;
    readonly package: ReportPackage;
    readonly amount: number;
    readonly currency: string;
    /** Undefined once the lead was deleted. */
    readonly lead: NamedLead | undefined;
  }[];
  readonly failures: {
    readonly failed: CappedCount;
    readonly first: readonly {
      readonly kind: string;
      readonly subject: string;
      readonly reason: string;
      readonly lead: NamedLead | undefined;
    }[];
  };
  /** People by step in the seven days before today, and in the seven days before those. */
  readonly weeks: {
    readonly present: Span;
    readonly before: Span;
    readonly steps: readonly { readonly step: FunnelStep; readonly present: number; readonly before: number }[];
  };
};

/** Both days belong to it, YYYY-MM-DD. */
export type Span = { readonly from: string; readonly to: string };

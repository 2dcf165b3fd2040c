import type { LeadChange, NewNote } from "#contracts/desk-lead.ts";
import type { CallLeadFacts, LeadFacts } from "#domain/desk/leads/lead-facts.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";

/** What happened to an action: nothing to say, a remark, or why it was refused. */
export type Outcome = {
  readonly note?: string;
  readonly error?: string;
  readonly status?: number;
  /** The lead that was merged into this one and can be taken out again. */
  readonly merged?: string;
};

export type LeadAccess = {
  /** Undefined if there is no such lead. */
  read(id: string): Promise<LeadFacts | CallLeadFacts | { readonly mergedInto: string } | undefined>;
  change(id: string, change: LeadChange, readAt: number | undefined): Promise<Outcome>;
  note(note: NewNote): Promise<Outcome>;
  sendLink(id: string): Promise<Outcome>;
  /** `mail`: the owner also gets the files by mail. */
  openReport(id: string, edition: ReportPackage, options: { readonly mail: boolean }): Promise<Outcome>;
  closeReport(id: string, edition: ReportPackage): Promise<Outcome>;
  redeliver(id: string): Promise<Outcome>;
  merge(keep: string, other: string): Promise<Outcome>;
  split(keep: string, other: string): Promise<Outcome>;
  /** Lets mail go to the owner's address again, after it came back. */
  allowMail(id: string): Promise<Outcome>;
  remove(id: string, typed: string): Promise<Outcome>;
};

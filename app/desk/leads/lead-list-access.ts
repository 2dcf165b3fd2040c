import type { LeadChange } from "#contracts/desk-lead.ts";
import type { CappedCount } from "#domain/desk/capped-count.ts";
import type { BulkResult, LeadList } from "#domain/desk/leads/lead-list.ts";
import type { LeadColumn, LeadQuery } from "#domain/desk/leads/lead-query.ts";
import type { SavedView } from "#domain/desk/leads/lead-views.ts";
import type { Member } from "#domain/desk/people/member.ts";
import type { LeadPartnerSite } from "#domain/partners/partner-site.ts";

export type ExportRequest = {
  readonly query: LeadQuery;
  readonly format: "csv" | "xlsx";
  /** Only these leads. */
  readonly selected?: readonly string[] | undefined;
};

export type FreshLeads = CappedCount & { readonly since: number };

/** What the screens about leads need from the server. Each call checks the member's role. */
export type LeadListAccess = {
  list(member: Member, query: LeadQuery): Promise<LeadList>;
  /** Everyone whom a lead can be assigned to, by name. */
  members(): Promise<readonly Pick<Member, "id" | "name">[]>;
  /** The industries of all leads, by name, up to a limit. */
  industries(): Promise<readonly string[]>;
  /** Every partner site that there ever was, by name. */
  partners(): Promise<readonly LeadPartnerSite[]>;
  /** How many leads came since the member's last visit, and when that was. */
  fresh(member: Member): Promise<FreshLeads>;
  /** The same change for several leads. */
  changeAll(member: Member, leadIds: readonly string[], change: LeadChange): Promise<BulkResult>;
  redeliverAll(member: Member, leadIds: readonly string[]): Promise<BulkResult>;
  /** `typed` is the number of leads, as the member typed it. */
  removeAll(member: Member, leadIds: readonly string[], typed: string): Promise<BulkResult>;
  /** The columns that the member chose; undefined for the usual ones. */
  columns(member: Member): Promise<readonly LeadColumn[] | undefined>;
  chooseColumns(member: Member, columns: readonly LeadColumn[] | undefined): Promise<void>;
  /** The views that the member saved. */
  views(member: Member): Promise<readonly SavedView[]>;
  saveView(member: Member, view: Pick<SavedView, "name" | "address">): Promise<void>;
  removeView(member: Member, id: string): Promise<void>;
  /** The bytes of a file, made while they are read. */
  export(member: Member, request: ExportRequest): Promise<ReadableStream<Uint8Array>>;
};

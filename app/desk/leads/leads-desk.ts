import type { LeadChange } from "#contracts/desk-lead.ts";
import type { LeadList } from "#domain/desk/leads/lead-list.ts";
import type { LeadQuery } from "#domain/desk/leads/lead-query.ts";
import type { Member } from "#domain/desk/people/member.ts";

export type ExportRequest = {
  readonly query: LeadQuery;
  readonly format: "csv" | "xlsx";
  /** Only these leads. */
  readonly selected?: readonly string[] | undefined;
};

/** What the screens about leads need from the server. Each call checks the member's role. */
export type LeadsDesk = {
  list(member: Member, query: LeadQuery): Promise<LeadList>;
  /** Everyone who can have a lead in hand, by name. */
  members(): Promise<readonly Pick<Member, "id" | "name">[]>;
  /** The industries of all leads, by name, up to a limit. */
  industries(): Promise<readonly string[]>;
  /** The same change for several leads; returns how many were changed. */
  changeAll(member: Member, leadIds: readonly string[], change: LeadChange): Promise<number>;
  /** The bytes of a file, made while they are read. */
  export(member: Member, request: ExportRequest): Promise<ReadableStream<Uint8Array>>;
};

import { Readable } from "node:stream";
import { writeXlsxStream } from "hucre/xlsx";
import { activeFilters, type LeadQuery, sortOf } from "#domain/desk/leads/lead-query.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { exportCells, exportTitles, leadsAsCsv } from "#server/services/exports/lead-export.ts";
import { type DeskLeadRow, readLeadRows, walkLeads } from "#server/store/desk/leads/lead-rows.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import type { Store } from "#server/store/open.ts";
import { type Clock, storeFilters } from "./list-leads.ts";

type ExportFormat = "csv" | "xlsx";

type Request = {
  readonly query: LeadQuery;
  readonly format: ExportFormat;
  /** Only these leads of the page. */
  readonly selected?: readonly string[] | undefined;
};

/**
 * The leads of a view as a file, made while it is read: memory does not grow with the number of leads. The audit log
 * names the filters but not what was searched for. @throws AppError roleRefused
 */
export async function exportLeads(
  store: Pick<Store, "db" | "engine">,
  member: Member,
  { query, format, selected }: Request,
  clock: Clock,
): Promise<ReadableStream<Uint8Array>> {
  requireRole(member, "exportLeads");
  const about = selected ? `${selected.length} selected` : activeFilters(query).join(" ");
  await store.db.transaction().execute((tx) =>
    recordAudit(tx, {
      at: clock.now,
      actor: member,
      action: "exportLeads",
      subject: "leads",
      from: about,
      to: format,
    }),
  );
  const rows = selected ? selectedRows(store, selected) : allRows(store, member, query, clock);
  if (format === "csv")
    return Readable.toWeb(
      Readable.from(leadsAsCsv(rows, { bom: true }), { objectMode: false }),
    ) as ReadableStream<Uint8Array>;
  const columns = exportTitles.map((header) => ({ header }));
  return writeXlsxStream(cellsOf(rows), { name: "Leads", columns, freezePane: { rows: 1 } });
}

async function* allRows(
  store: Pick<Store, "db" | "engine">,
  member: Member,
  query: LeadQuery,
  clock: Clock,
): AsyncGenerator<DeskLeadRow> {
  const filters = storeFilters(query.filters, member, clock);
  for await (const slice of walkLeads(store, { filters, sort: sortOf(query) })) yield* slice;
}

async function* selectedRows(store: Pick<Store, "db">, ids: readonly string[]): AsyncGenerator<DeskLeadRow> {
  yield* await readLeadRows(store, ids);
}

async function* cellsOf(rows: AsyncIterable<DeskLeadRow>): AsyncGenerator<(string | number | null)[]> {
  for await (const row of rows) yield exportCells(row).map((cell) => cell ?? null);
}

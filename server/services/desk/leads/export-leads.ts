import { Readable } from "node:stream";
import { writeXlsxStream } from "hucre/xlsx";
import { activeFilters, type LeadQuery, sortOf } from "#domain/desk/leads/lead-query.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { csvFile } from "#server/services/exports/csv.ts";
import { noteSummaries } from "#server/store/desk/leads/lead-fields.ts";
import { type DeskLeadRow, readLeadRows, walkLeads } from "#server/store/desk/leads/lead-rows.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { csvCells, type ExportedLead, exportTitles, sheetCells, sheetColumns } from "./export-columns.ts";
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
  const rows = exported(store, selected ? selectedRows(store, selected) : allRows(store, member, query, clock));
  if (format === "xlsx")
    return writeXlsxStream(
      mapped(rows, (row) => sheetCells(row, clock.timeZone)),
      { name: "Leads", columns: sheetColumns, freezePane: { rows: 1 } },
    );
  const file = csvFile(
    exportTitles,
    mapped(rows, (row) => csvCells(row, clock.timeZone)),
    { bom: true },
  );
  return Readable.toWeb(Readable.from(file, { objectMode: false })) as ReadableStream<Uint8Array>;
}

type Slices = AsyncIterable<readonly DeskLeadRow[]>;

function allRows(store: Pick<Store, "db" | "engine">, member: Member, query: LeadQuery, clock: Clock): Slices {
  return walkLeads(store, { filters: storeFilters(query.filters, member, clock), sort: sortOf(query) });
}

async function* selectedRows(store: Pick<Store, "db">, ids: readonly string[]): AsyncGenerator<readonly DeskLeadRow[]> {
  yield await readLeadRows(store, ids);
}

async function* exported(store: Pick<Store, "db">, slices: Slices): AsyncGenerator<ExportedLead> {
  const names = await memberNames(store);
  for await (const slice of slices) {
    const notes = await noteSummaries(
      store,
      slice.map(({ id }) => id),
    );
    for (const row of slice) yield { ...row, notes: notes.get(row.id), owner: names.get(row.owner_id) };
  }
}

async function* mapped<From, To>(all: AsyncIterable<From>, to: (one: From) => To): AsyncGenerator<To> {
  for await (const one of all) yield to(one);
}

/** Rows that belong together, such as a lead with its deliveries, messages and purchases. */
export type Row = Readonly<Record<string, string | number | null>>;
export type RowGroup = Readonly<Record<string, readonly Row[]>>;

/** Times from here on, for a year, are the originals': copies shift them. */
export const originalsFrom = 1_111_100_000_000;
const originalTime = /1111\d{9}/;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;
const moving = new RegExp(`(${uuid.source}|${originalTime.source})`);

type Part = string | { readonly id: number } | { readonly time: number };
type Cell =
  | { readonly value: string | number | null }
  | { readonly parts: readonly Part[] }
  | { readonly time: number };

export type CopyOrder = {
  /** The first time of the copy. */
  readonly at: number;
  readonly newId: () => string;
};

/**
 * Makes copies of a group with new ids and shifted times. Each id and time of the group is replaced wherever it occurs,
 * also inside a text, and the same value is always replaced by the same new one.
 */
export function copier(group: RowGroup): (order: CopyOrder) => Record<string, Row[]> {
  const ids = new Map<string, number>();
  const tables = Object.entries(group).map(([table, rows]) => ({ table, rows: rows.map((row) => cellsOf(row, ids)) }));
  const first = Math.min(...timesIn(group));
  return ({ at, newId }) => {
    const shift = at - first;
    const given = Array.from({ length: ids.size }, () => newId());
    return Object.fromEntries(
      tables.map(({ table, rows }) => [table, rows.map((cells) => copiedRow(cells, given, shift))]),
    );
  };
}

/**
 * Free valuations may come in any number, but a firm like this one sells some 80 reports a month, not 800: from this
 * many leads on, more leads bring no more sales.
 */
const leadsWithSales = 100_000;

/** For the lead at each place of the store: in a big one, most copies of a sale leave it out. */
export function copiersOf(samples: readonly RowGroup[], leads: number) {
  const sold = samples.map(copier);
  const unsold = samples.map(withoutSales).map(copier);
  const copiesToSale = Math.max(1, Math.round(leads / leadsWithSales));
  return (index: number) => {
    const [round, place] = [Math.floor(index / samples.length), index % samples.length];
    return ((round + place) % copiesToSale === 0 ? sold : unsold)[place];
  };
}

/** Reports that the firm opened by hand stay. */
function withoutSales(group: RowGroup): RowGroup {
  const grants = group["purchase"]?.filter(({ source }) => source === "firm") ?? [];
  return { ...group, purchase: grants, sale_event: [] };
}

function cellsOf(row: Row, ids: Map<string, number>): readonly (readonly [string, Cell])[] {
  return Object.entries(row).map(([column, value]) => [column, cellOf(value, ids)]);
}

function cellOf(value: string | number | null, ids: Map<string, number>): Cell {
  if (typeof value === "number") return isOriginalTime(value) ? { time: value } : { value };
  if (value === null || !moving.test(value)) return { value };
  const parts = value.split(moving).map((part, index): Part => {
    if (index % 2 === 0) return part;
    if (originalTime.test(part) && part.length === 13) return { time: Number(part) };
    const id = ids.get(part) ?? ids.size;
    ids.set(part, id);
    return { id };
  });
  return { parts };
}

function copiedRow(cells: readonly (readonly [string, Cell])[], ids: readonly string[], shift: number): Row {
  const row: Record<string, string | number | null> = {};
  for (const [column, cell] of cells) {
    if ("value" in cell) row[column] = cell.value;
    else if ("time" in cell) row[column] = cell.time + shift;
    else row[column] = textOf(cell.parts, ids, shift);
  }
  return row;
}

function textOf(parts: readonly Part[], ids: readonly string[], shift: number): string {
  let text = "";
  for (const part of parts)
    text += typeof part === "string" ? part : "id" in part ? (ids[part.id] ?? "") : String(part.time + shift);
  return text;
}

const isOriginalTime = (value: number) => originalTime.test(String(value)) && String(value).length === 13;

function timesIn(group: RowGroup): readonly number[] {
  return Object.values(group)
    .flat()
    .flatMap(
      (row) => Object.values(row).filter((value) => typeof value === "number" && isOriginalTime(value)) as number[],
    );
}

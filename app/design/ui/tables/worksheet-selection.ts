/** A cell of a sheet, both counted from 0. */
export type Position = { readonly row: number; readonly column: number };

type Size = { readonly rows: number; readonly columns: number };
type Press = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };

const letterOf = (column: number) => String.fromCharCode(65 + column);

/** For example "C10". */
export const cellName = ({ row, column }: Position) => `${letterOf(column)}${row + 1}`;
export const columnName = letterOf;

const steps: Readonly<Record<string, Position>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const within = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);

/** The cell that a key moves to, as in a spreadsheet; undefined for other keys. */
export function cellAfter(
  { key, ctrlKey, metaKey }: Press,
  from: Position,
  { rows, columns }: Size,
): Position | undefined {
  const far = ctrlKey || metaKey;
  if (key === "Home") return { row: far ? 0 : from.row, column: 0 };
  if (key === "End") return { row: far ? rows - 1 : from.row, column: columns - 1 };
  const step = steps[key];
  if (step === undefined) return undefined;
  const reach = far ? Math.max(rows, columns) : 1;
  return { row: within(from.row + step.row * reach, rows), column: within(from.column + step.column * reach, columns) };
}

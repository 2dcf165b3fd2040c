type TileGrid = {
  /** Columns of the grid; the tiles of a row share them equally. */
  readonly columns: number;
  /** Number of columns of each tile, in order. */
  readonly spans: readonly number[];
};

/** From 1024px on: rows of four, else of five or three, whichever divides the count first. */
export const wideRows = (count: number) => fullRows(count, [4, 5, 3]);

/** On tablets: rows of three, else of two. */
export const middleRows = (count: number) => fullRows(count, [3, 2]);

/** No row has a gap: where no size divides the count, longer rows come before shorter ones. */
function fullRows(count: number, sizes: readonly [number, ...number[]]): readonly number[] {
  const size = sizes.find((candidate) => count % candidate === 0);
  if (size) return Array.from({ length: count / size }, () => size);
  const rows = Math.ceil(count / sizes[0]);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

export function tileGrid(rows: readonly number[]): TileGrid {
  const columns = rows.reduce(leastCommonMultiple, 1);
  return { columns, spans: rows.flatMap((size) => Array.from({ length: size }, () => columns / size)) };
}

const leastCommonMultiple = (one: number, other: number) => (one * other) / greatestCommonDivisor(one, other);

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

import type { Point } from "./drawing-types.ts";

export type CaptionSide = { readonly side: "left" | "right"; readonly row: number };

const middle = 50;

/** Places captions around a drawing: each on the side of its point, ordered by height. */
export function captionSides(anchors: readonly Point[]): readonly CaptionSide[] {
  const sideOf = ({ x }: Point) => (x <= middle ? "left" : "right");
  const column = (side: CaptionSide["side"]) =>
    anchors.filter((anchor) => sideOf(anchor) === side).toSorted((one, other) => one.y - other.y);
  const columns = { left: column("left"), right: column("right") };
  const rows = Math.max(columns.left.length, columns.right.length);
  return anchors.map((anchor) => {
    const side = sideOf(anchor);
    const count = columns[side].length;
    // The shorter column is spread over the longer one's rows; a single caption is in the middle row.
    const share = count > 1 ? columns[side].indexOf(anchor) / (count - 1) : 0.5;
    return { side, row: 1 + Math.round(share * (rows - 1)) };
  });
}

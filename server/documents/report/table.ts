import type { ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { type Style, text, view, whole } from "./elements.ts";
import { type } from "./theme.ts";

export type Column = {
  /** In points; columns without a width share the rest. */
  readonly width?: number;
  readonly align?: "left" | "right";
  readonly color?: string;
};

type Row = {
  readonly cells: readonly ReactNode[];
  /** The total: bold, with one rule above and two below. */
  readonly total?: boolean;
  readonly strong?: boolean;
};

const cellBox = ({ width, align = "left" }: Column, last: boolean): Style => ({
  ...(width === undefined ? { flex: 1 } : { width }),
  paddingRight: last || align === "right" ? 0 : 10,
  ...(align === "right" && !last && { marginRight: 22 }),
});

const line = (columns: readonly Column[], cells: readonly ReactNode[], style: Style) =>
  cells.map((cell, index) => {
    const column = columns[index] ?? {};
    const words = {
      ...style,
      textAlign: column.align ?? "left",
      ...(column.color && { color: column.color }),
    } as Style;
    return view(cellBox(column, index === columns.length - 1), typeof cell === "string" ? text(words, cell) : cell);
  });

/** Ruled rows. Dense ones for sheets that hold more than the table. */
export function table(
  columns: readonly Column[],
  head: readonly string[],
  rows: readonly Row[],
  dense = false,
): ReactNode {
  const padding = dense ? 3 : 6;
  const size = dense ? { fontSize: 9.5 } : {};
  const row: Style = {
    flexDirection: "row",
    paddingVertical: padding,
    borderTopWidth: 0.75,
    borderTopColor: colors.rule,
  };
  const plain = columns.map(({ color: _, ...column }) => column);
  return view(
    { borderBottomWidth: 0.75, borderBottomColor: colors.ink },
    ...(head.length > 0 ? [view({ ...row, borderTopWidth: 0 }, ...line(columns, head, type.small))] : []),
    ...rows.map(({ cells, total, strong }, index) => {
      const firm = total || strong;
      return whole(
        {
          ...row,
          ...(index === 0 && { borderTopColor: colors.ink }),
          // The double rule of the row above is enough.
          ...(rows[index - 1]?.total && { borderTopWidth: 0, paddingTop: padding + 3 }),
          ...(total && { borderTopColor: colors.ink, paddingBottom: padding + 1 }),
        },
        ...line(firm ? plain : columns, cells, { ...(firm ? type.cellStrong : type.cell), ...size }),
        ...(total ? [doubleRule()] : []),
      );
    }),
  );
}

/** A double rule. */
export const doubleRule = () =>
  view({
    position: "absolute",
    left: 0,
    right: 0,
    bottom: -2.5,
    height: 2.5,
    borderTopWidth: 0.75,
    borderBottomWidth: 0.75,
    borderColor: colors.ink,
  });

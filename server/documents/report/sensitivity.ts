import type { ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { sensitivityWords } from "#content/report/report.ts";
import { bracketSteps } from "#domain/report/bracket-steps.ts";
import { positionInRange, type RangePosition, rangePositions } from "#domain/report/range-position.ts";
import type { Report } from "#domain/report/report.ts";
import { growthLabel, multipleText } from "#domain/valuation/text/labels.ts";
import { fullMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { lead, type ReportContext, type Style, section, text, title, view, whole } from "./elements.ts";
import { measure, type } from "./theme.ts";

/** The further a value is above the low end of the range, the darker its background. */
const grounds: Readonly<Record<RangePosition, Style>> = {
  below: { backgroundColor: colors.sheet },
  lower: { backgroundColor: colors["pine-100"] },
  upper: { backgroundColor: colors["pine-200"] },
  above: { backgroundColor: colors["pine-800"] },
};

type Cell = { readonly words: string; readonly ground?: Style; readonly own?: boolean; readonly light?: boolean };

const box: Style = {
  justifyContent: "center",
  paddingVertical: 9,
  borderRightWidth: 0.75,
  borderBottomWidth: 0.75,
  borderColor: colors.rule,
};
const heads: Style = { backgroundColor: colors.ease };
const ownOutline: Style = {
  position: "absolute",
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
  borderWidth: 1.6,
  borderColor: colors["brass-600"],
};

function grid(
  caption: string,
  head: readonly string[],
  rows: readonly { name: string; cells: readonly Cell[] }[],
): ReactNode {
  const nameWidth = 96;
  const width = (measure - nameWidth) / Math.max(1, head.length - 1);
  const heading = (words: string, first: boolean) =>
    view(
      { ...box, ...heads, width: first ? nameWidth : width, paddingLeft: first ? 9 : 0 },
      text({ ...type.cellStrong, textAlign: first ? "left" : "center" }, words),
    );
  return whole(
    {},
    text({ ...type.strong, fontSize: 10, marginBottom: 7 }, caption),
    view(
      { borderTopWidth: 0.75, borderLeftWidth: 0.75, borderColor: colors.rule },
      view({ flexDirection: "row" }, ...head.map((words, index) => heading(words, index === 0))),
      ...rows.map(({ name, cells }) =>
        view(
          { flexDirection: "row" },
          heading(name, true),
          ...cells.map(({ words, ground, own, light }) =>
            view(
              { ...box, width, ...ground, ...(own && { backgroundColor: colors["brass-100"] }) },
              text(
                {
                  ...(own ? type.cellStrong : type.cell),
                  textAlign: "center",
                  ...(light && !own && { color: colors["on-pine"] }),
                },
                words,
              ),
              ...(own ? [view(ownOutline)] : []),
            ),
          ),
        ),
      ),
    ),
  );
}

function valueCell(value: number, own: boolean, { valuation }: Report): Cell {
  const position = positionInRange(value, valuation);
  return { words: shortMoney(value), ground: grounds[position], own, light: position === "above" };
}

/** The legend of the shades. */
const legend = () =>
  view(
    { flexDirection: "row", flexWrap: "wrap", marginTop: 8, columnGap: 16 },
    ...rangePositions.map((position) =>
      view(
        { flexDirection: "row", alignItems: "center", gap: 5 },
        view({ width: 9, height: 9, borderWidth: 0.75, borderColor: colors["rule-2"], ...grounds[position] }),
        text({ ...type.small, fontSize: 8.5 }, sensitivityWords.positions[position]),
      ),
    ),
  );

const note = (words: string) =>
  whole(
    {
      marginTop: 14,
      marginBottom: 22,
      padding: 12,
      backgroundColor: colors.ease,
      borderLeftWidth: 2.5,
      borderLeftColor: colors["brass-600"],
    },
    text(type.body, words),
  );

export function sensitivity(drawn: ReportContext): ReactNode {
  const { report } = drawn;
  const words = sensitivityWords;
  const { recurring, rows } = report.sensitivity;
  return section(
    drawn,
    "sensitivity",
    title(words.title),
    lead(words.lead(report)),
    grid(
      words.caption(report),
      [words.profit, ...recurring.map((share) => `${share}%`)],
      rows.map(({ profit, cells }) => ({
        name: fullMoney(profit),
        cells: cells.map(({ value, own }) => valueCell(value, own, report)),
      })),
    ),
    legend(),
    note(words.steps(bracketSteps(report.sensitivity))),
    grid(
      words.trendCaption(report),
      [words.trend, ...report.trends.map(({ trend }) => growthLabel(trend))],
      [
        { name: words.multiple, cells: report.trends.map(({ multiple }) => ({ words: multipleText(multiple) })) },
        { name: words.value, cells: report.trends.map(({ value, own }) => valueCell(value, own, report)) },
      ],
    ),
  );
}

import type { SheetChart } from "hucre/xlsx";
import type { ColorName } from "#content/colors.ts";
import { spreadsheetColor } from "./styles.ts";

/** Native charts that follow the cells they refer to. */

const color = (name: ColorName) => spreadsheetColor(name).rgb;
const serif = "Georgia";
const sans = "Arial";

type ChartParts = {
  readonly kind: "bar" | "column";
  readonly title: string;
  /** Ranges of the same sheet, such as `A2:A7`. */
  readonly names: string;
  readonly values: string;
  readonly unit: string;
  readonly format: string;
  /** Bars begin at zero, which is the upper end of negative values. */
  readonly negative?: boolean;
  /** Counted from 0: the first row, and the column after the last. */
  readonly from: number;
  readonly columns: number;
};

const rowsHigh = 14;

const axisText = { labelFontFamily: sans, labelFontSize: 9, labelColor: color("ink-3") } as const;

/** A chart's range has dollar signs. */
const fixed = (range: string) => range.replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");

const noTicks = { majorTickMark: "none", minorTickMark: "none" } as const;

/** One series of bars with its values beside them, below a table. */
export function chartOf({ kind, title, names, values, unit, format, negative, from, columns }: ChartParts): SheetChart {
  const isBar = kind === "bar";
  return {
    type: kind,
    title,
    titleFontFamily: serif,
    titleFontSize: 13,
    titleBold: false,
    titleColor: color("pine-800"),
    altText: title,
    anchor: { from: { row: from, col: 0 }, to: { row: from + rowsHigh, col: columns } },
    series: [
      {
        name: unit,
        values: fixed(values),
        categories: fixed(names),
        color: color("pine-400"),
        invertIfNegative: false,
        dataLabels: {
          showValue: true,
          position: "outEnd",
          numberFormat: { formatCode: format, sourceLinked: false },
          fontFamily: sans,
          fontSize: 9,
          fontColor: color("ink"),
        },
      },
    ],
    barGrouping: "clustered",
    gapWidth: 60,
    legend: false,
    roundedCorners: false,
    chartSpaceFillColor: "FFFFFF",
    chartSpaceBorderColor: color("rule"),
    axes: {
      // The first line of the table on top; labels at the edge, clear of negative bars.
      x: { ...axisText, ...noTicks, reverse: isBar, tickLblPos: "low" },
      y: {
        ...axisText,
        ...noTicks,
        // Below the bars, although their order is reversed.
        ...(isBar && { crosses: "max" as const }),
        scale: negative ? { max: 0 } : { min: 0 },
        title: unit,
        axisTitleFontFamily: sans,
        axisTitleFontSize: 9,
        axisTitleBold: false,
        axisTitleColor: color("ink-3"),
        numberFormat: { formatCode: format, sourceLinked: false },
      },
    },
  };
}

import { Path, Svg } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { approachWords, highlighted } from "#content/report/report.ts";
import { overviewWords } from "#content/valuation/results.ts";
import { hatch } from "#domain/charts/hatch.ts";
import { footballField } from "#domain/report/football-field.ts";
import type { Report } from "#domain/report/report.ts";
import { moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import { lead, pair, plusPath, type ReportContext, section, text, title, view } from "./elements.ts";
import { table } from "./table.ts";
import { measure, type } from "./theme.ts";

const names = 152;
const row = 68;
const bar = 30;
/** Space above the plot for the value's label. */
const above = 18;
const plot = measure - names;

/** The football field: three ranges, the estimated range hatched behind them, the value marked. */
function chart({ approaches, valuation }: Report): ReactNode {
  const field = footballField(approaches, valuation);
  const at = (percent: number) => (percent / 100) * plot;
  const height = row * field.bars.length;
  const band = { x: at(field.range.from), y: 0, width: at(field.range.to - field.range.from), height };
  const line = (d: string, stroke: string, strokeWidth: number) =>
    h(Path, { key: d, d, stroke, strokeWidth, fill: "none" });
  return view(
    { marginBottom: 22 },
    view(
      { marginLeft: names, height: above },
      text(
        {
          ...type.strong,
          fontSize: 10,
          position: "absolute",
          width: 160,
          left: at(field.value) - 80,
          textAlign: "center",
        },
        `${overviewWords.value} ${shortMoney(valuation.adjustedValuation)}`,
      ),
    ),
    view(
      { flexDirection: "row", height },
      view(
        { width: names },
        ...approaches.map(({ id, name, multiples: [low, high] }) =>
          view(
            { height: row, justifyContent: "center", borderTopWidth: 0.75, borderTopColor: colors.rule },
            text({ ...type.strong, fontSize: 10 }, name),
            text(type.cell, overviewWords.multiple[id](`${low} – ${high}`)),
          ),
        ),
      ),
      h(
        Svg,
        { viewBox: `0 0 ${plot} ${height}`, style: { width: plot, height } },
        ...field.bars.map((_, index) => line(`M0 ${index * row + 0.4}H${plot}`, colors.rule, 0.75)),
        ...field.ticks.map((tick) => line(`M${at(tick.at)} 0V${height}`, colors.rule, 0.5)),
        line(hatch(band, 5), colors["rule-2"], 0.5),
        ...field.bars.map(({ id, from, to, highlighted: on }, index) =>
          h(Path, {
            key: id,
            d: `M${at(from)} ${index * row + (row - bar) / 2}H${at(to)}v${bar}H${at(from)}z`,
            fill: on ? colors["pine-800"] : colors["pine-300"],
            stroke: on ? colors["pine-800"] : colors["pine-600"],
            strokeWidth: 0.8,
          }),
        ),
        line(`M0 ${height - 0.4}H${plot}`, colors.ink, 0.75),
        line(`M${at(field.value)} 0V${height}`, colors["brass-600"], 1.2),
        line(plusPath(at(field.value), row), colors["brass-600"], 2),
      ),
    ),
    view(
      { marginLeft: names, height: 14 },
      ...field.ticks.map((tick) =>
        text(
          { ...type.small, position: "absolute", width: 40, left: at(tick.at) - 20, top: 3, textAlign: "center" },
          shortMoney(tick.value),
        ),
      ),
    ),
  );
}

export function approaches(drawn: ReportContext): ReactNode {
  const { report } = drawn;
  const { id: strongest } = highlighted(report);
  const { who, applies, yours, disagree, argue } = approachWords;
  return section(
    drawn,
    "approaches",
    title(approachWords.title),
    lead(`${overviewWords.weight[strongest]} ${approachWords.hatched} ${overviewWords.shares}`),
    chart(report),
    table(
      [{ width: 100 }, {}, { width: 132 }, { align: "right", width: 100 }],
      approachWords.columns,
      report.approaches.map(({ id, name, low, high }) => ({
        cells: [name, who[id], `${applies[id]}${id === strongest ? yours : ""}`, moneyRange(low, high)],
        strong: id === strongest,
      })),
    ),
    pair(disagree, { title: argue.title, text: argue.text[strongest] }),
  );
}

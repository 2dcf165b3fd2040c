import { Path, Svg } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { driverReportWords } from "#content/report/report-arguments.ts";
import { driverWords } from "#content/valuation/results.ts";
import { bridgeBars } from "#domain/charts/bridge-bars.ts";
import { bridgeScale, type PlacedBar } from "#domain/charts/bridge-scale.ts";
import type { Report } from "#domain/report/report.ts";
import { bridgeOf } from "#domain/valuation/bridge.ts";
import { driverEffect } from "#domain/valuation/drivers.ts";
import { shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import { type ReportContext, section, text, title, view, whole } from "./elements.ts";
import { measure, type } from "./theme.ts";

type Item = {
  readonly sign: "+" | "−";
  readonly title: string;
  readonly text: string;
  readonly figures: readonly [string, string?];
};

/** A ruled list: sign, text, and the effect at the right. */
export function ledger(items: readonly Item[]): ReactNode {
  return view(
    { borderBottomWidth: 0.75, borderBottomColor: colors.ink },
    ...items.map(({ sign, title: name, text: words, figures: [figure, below] }, index) => {
      const color = sign === "+" ? colors["pine-600"] : colors["oxblood-700"];
      return whole(
        {
          flexDirection: "row",
          paddingVertical: 7,
          borderTopWidth: 0.75,
          borderTopColor: index === 0 ? colors.ink : colors.rule,
        },
        text({ ...type.strong, width: 18, color }, sign),
        view({ flex: 1, paddingRight: 18 }, text(type.strong, name), text(type.bodySmall, words)),
        view(
          { width: 76 },
          text({ ...type.fact, fontSize: 14, textAlign: "right", color }, figure),
          ...(below ? [text({ ...type.small, textAlign: "right" }, below)] : []),
        ),
      );
    }),
  );
}

const chartHeight = 132;
const gap = 22;

/** The multiple, step by step. */
function bridge({ valuation }: Report): ReactNode {
  const bars = bridgeBars(bridgeOf(valuation), driverWords.bridge);
  const placed = bridgeScale(bars).bars;
  const width = (measure - gap * (placed.length - 1)) / placed.length;
  const y = (percent: number) => chartHeight * (1 - percent / 100);
  const x = (index: number) => index * (width + gap);
  const fill = ({ kind, falls }: PlacedBar) => {
    if (kind === "final") return colors["pine-800"];
    return falls ? colors.sheet : colors["pine-300"];
  };
  return whole(
    { marginTop: 14 },
    h(
      Svg,
      { viewBox: `0 0 ${measure} ${chartHeight}`, style: { width: measure, height: chartHeight } },
      ...placed.map((bar, index) =>
        h(Path, {
          key: bar.id,
          d: `M${x(index)} ${y(bar.bottom)}h${width}V${y(bar.top)}H${x(index)}z`,
          fill: fill(bar),
          stroke: bar.falls ? colors["oxblood-700"] : colors["pine-600"],
          strokeWidth: bar.kind === "final" ? 0 : 0.8,
        }),
      ),
      ...placed.slice(1).map((bar, index) =>
        h(Path, {
          key: `joint ${bar.id}`,
          d: `M${x(index) + width} ${y(placed[index]?.joint ?? 0)}h${gap}`,
          stroke: colors["rule-2"],
          strokeWidth: 0.75,
        }),
      ),
      h(Path, { d: `M0 ${chartHeight - 0.4}H${measure}`, stroke: colors.ink, strokeWidth: 0.75 }),
    ),
    ...placed.flatMap((bar, index) => [
      text(
        { ...type.strong, position: "absolute", left: x(index), width, top: y(bar.top) - 16, textAlign: "center" },
        bar.text,
      ),
      text(
        { ...type.small, position: "absolute", left: x(index), width, top: chartHeight + 5, textAlign: "center" },
        bar.label,
      ),
    ]),
    view({ height: 20 }),
  );
}

export function drivers(drawn: ReportContext): ReactNode {
  const { report } = drawn;
  const words = driverReportWords;
  return section(
    drawn,
    "drivers",
    title(words.title),
    ledger(
      report.valuation.drivers.map((driver) => {
        const { turns, dollars } = driverEffect(driver);
        return {
          sign: driver.impact === "positive" ? "+" : "−",
          title: driver.factor,
          text: driver.description,
          figures: [turns, dollars],
        };
      }),
    ),
    bridge(report),
    text({ ...type.heading, marginTop: 16, marginBottom: 2 }, words.levers),
    text({ ...type.body, marginBottom: 6 }, report.levers.length > 0 ? words.leversLead : words.noLevers),
    ...(report.levers.length > 0
      ? [
          ledger(
            report.levers.map((lever) => ({
              sign: "+",
              ...words.lever(lever, report),
              figures: [signedMoney(lever.moreValue), shortMoney(lever.value)],
            })),
          ),
        ]
      : []),
  );
}

import { Path, Svg } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { rangeWords } from "#content/pages/valuation-private.ts";
import { inputWords } from "#content/valuation/flow.ts";
import { factWords } from "#content/valuation/results.ts";
import type { Report } from "#domain/report/report.ts";
import { answersOf } from "#domain/valuation/answers.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import { plusPath, text, view } from "./elements.ts";
import { measure, type } from "./theme.ts";

/** The average width of serif figures, in ems; a longer range is set smaller so that it stays on one line. */
const figureWidth = 0.515;

/** The range as a total: one rule above, two below. */
export function settledRange({ valuation }: Report): ReactNode {
  const range = moneyRange(valuation.conservativeValue, valuation.optimisticValue);
  const size = Math.min(type.figure.fontSize, measure / (range.length * figureWidth));
  return view(
    { borderTopWidth: 0.75, borderBottomWidth: 0.75, borderColor: colors.ink, paddingTop: 6, alignItems: "flex-start" },
    text({ ...type.figure, fontSize: size, letterSpacing: size * -0.033 }, range),
    view({ position: "absolute", left: 0, right: 0, bottom: 2.5, borderBottomWidth: 0.75, borderColor: colors.ink }),
  );
}

const bar = { top: 20, height: 27 } as const;
const middle = measure / 2;

/** Conservative to optimistic across the full width, with the adjusted value in the middle. */
export function rangeBar({ valuation }: Report, dense = false): ReactNode {
  const y = bar.top + bar.height / 2;
  return view(
    dense ? { marginTop: 16, marginBottom: 14 } : { marginTop: 26, marginBottom: 22 },
    text(
      { ...type.strong, textAlign: "center" },
      `${shortMoney(valuation.adjustedValuation)} ${rangeWords.value.toLowerCase()}`,
    ),
    h(
      Svg,
      { viewBox: `0 0 ${measure} 60`, style: { width: measure, height: 60, marginTop: -14 } },
      h(Path, {
        d: `M.4 ${bar.top}h${measure - 0.8}v${bar.height}H.4z`,
        fill: colors["pine-300"],
        stroke: colors["pine-600"],
        strokeWidth: 0.8,
      }),
      h(Path, { d: `M${middle} ${bar.top - 6}V58`, stroke: colors["brass-600"], strokeWidth: 1.2 }),
      h(Path, { d: plusPath(middle, y), stroke: colors["brass-600"], strokeWidth: 2 }),
    ),
    view(
      { flexDirection: "row", justifyContent: "space-between", marginTop: -8 },
      text(type.cell, `${shortMoney(valuation.conservativeValue)} ${rangeWords.low.toLowerCase()}`),
      text(type.cell, `${shortMoney(valuation.optimisticValue)} ${rangeWords.high.toLowerCase()}`),
    ),
  );
}

/** Four facts in one row. */
export function facts({ valuation, inputs }: Report): ReactNode {
  // The profit is in the EBITDA.
  const [, ...answers] = answersOf(inputs);
  const shown = [
    { label: factWords.ebitda, value: ebitdaMoney(valuation.ebitda) },
    { label: factWords.multiple, value: turnsText(valuation.multiple) },
    ...answers.map(({ key, text: value }) => ({ label: inputWords[key].label, value })),
  ];
  return view(
    { flexDirection: "row", borderTopWidth: 0.75, borderBottomWidth: 0.75, borderColor: colors.ink },
    ...shown.map(({ label, value }, index) =>
      view(
        {
          flex: 1,
          paddingVertical: 10,
          ...(index > 0 && { paddingLeft: 12, borderLeftWidth: 0.75, borderLeftColor: colors.rule }),
        },
        text(type.small, label),
        text(type.fact, value),
      ),
    ),
  );
}

import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { goalWords } from "#content/depth/goal.ts";
import { waitingYears } from "#domain/depth/waiting.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { Plot, PlotText, Ring } from "./plot.tsx";
import { isRight, waitingScale } from "./waiting-scale.ts";
import type { Scenario } from "./waiting-scenarios.ts";

const words = goalWords.waiting;

type WaitingChartProps = {
  /** The owner's rate first. */
  readonly scenarios: readonly [Scenario, ...Scenario[]];
  readonly year: number;
};

const years = Array.from({ length: waitingYears + 1 }, (_, year) => year);

/** The price over five years by growth rate, and today's price invested. */
export function WaitingChart({ scenarios, year }: WaitingChartProps) {
  const invested = scenarios[0].waiting.years.map(({ soldAndInvested }) => soldAndInvested);
  const shown = [
    ...scenarios.map(({ rate, stroke, waiting }) => ({
      name: words.rate(rate),
      stroke,
      waiting,
      values: waiting.years.map(({ price }) => price),
    })),
    { name: words.invested.short, stroke: "invested" as const, values: invested },
  ];
  const { value, yearAt, lines, hatched } = waitingScale(shown, year);
  const drawn = shown.flatMap((line, index) => {
    const placed = lines[index];
    return placed ? [{ ...line, ...placed, text: shortMoney(line.values[year]) }] : [];
  });
  return (
    <Plot
      label={words.chart(words.in(year), drawn.map(({ name, text }) => `${name} ${text}`).join(", "))}
      xTicks={years.map((at) => ({ at: yearAt(at), text: at === 0 ? words.now : String(at) }))}
      yTicks={value.ticks.map((tick) => ({ at: tick.at, text: tickMoney(tick.value) }))}
      xCaption={words.yearAxis}
      lines={[
        ...drawn.map(({ stroke, points }) => ({ stroke, points })),
        {
          stroke: "mark",
          points: [
            { x: yearAt(year), y: 0 },
            { x: yearAt(year), y: 100 },
          ],
        },
      ]}
      hatched={hatched}
    >
      {drawn.map(({ name, stroke, chosen }) => (
        <Ring key={name} at={chosen} stroke={stroke} />
      ))}
      {drawn.map(({ name, stroke, endLabel }) => (
        <PlotText key={name} at={endLabel} side="right" tone={stroke === "falling" ? "falling" : "plain"}>
          {name}
        </PlotText>
      ))}
      {/* Today all lines start at one price, which the list below gives. */}
      {year > 0 &&
        drawn.map(({ name, text, chosenLabel }) => (
          <PlotText key={name} at={chosenLabel} side={isRight(year) ? "right" : "left"} tone="strong" isBoxed>
            {text}
          </PlotText>
        ))}
      <PlotText at={{ x: yearAt(year), y: 0 }} side={year === 0 ? "above" : "top"} tone="mark">
        {words.in(year)}
      </PlotText>
    </Plot>
  );
}

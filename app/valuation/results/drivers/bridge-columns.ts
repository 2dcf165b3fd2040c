import type { ValuationWords } from "#content/valuation/industries.ts";
import { driverWords as words } from "#content/valuation/results.ts";
import { bridgeOf } from "#domain/valuation/bridge.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { type Driver, type DriverInput, driverEffect } from "#domain/valuation/drivers.ts";
import { formula } from "#domain/valuation/formula.ts";
import { bracketOf } from "#domain/valuation/multiples.ts";
import { decimal, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { bracketLabel, turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, shortMoney } from "#domain/valuation/text/money.ts";

export type BridgeColumn = {
  readonly id: DriverInput | "final";
  readonly name: string;
  /** The input, where the name is the industry's own. */
  readonly detail?: string | undefined;
  /** Whether it raises or lowers the value. */
  readonly effect?: string;
  readonly text: string;
  readonly turns: string;
  readonly dollars: string;
  /** In turns of EBITDA. */
  readonly from: number;
  readonly to: number;
};

const all = 100;
const step = 10;

/** The multiple that this share of recurring revenue adds to the base. */
const turnsOf = (percent: number, base: number) =>
  turnsText(
    toNumber(times(times(decimal(percent), decimal(0.01)), times(decimal(base), decimal(formula.recurringOfBase)))),
  );

/** The base multiple, each driver from where the one before it ended, and the final multiple. */
export function bridgeColumns(valuation: Valuation, names?: ValuationWords): readonly BridgeColumn[] {
  const { ebitda, baseMultiple, multiple, adjustedValuation, drivers } = valuation;
  const { start, steps, end } = bridgeOf(valuation);
  const recurring = valuation.recurringRevenue ?? 0;
  const earnings = ebitdaMoney(ebitda);
  const texts: Readonly<Record<DriverInput, (driver: Driver) => string>> = {
    size: () => words.texts.size(earnings, bracketLabel(bracketOf(ebitda)), turnsText(baseMultiple)),
    growth: ({ impact }) => words.texts.growth[impact],
    recurring: () =>
      recurring < all ? words.texts.recurring(recurring, turnsOf(all, baseMultiple)) : words.texts.allRecurring,
  };
  const column = (driver: Driver, from: number, to: number): BridgeColumn => ({
    id: driver.input,
    name: names?.[driver.input] ?? driver.factor,
    detail: names?.[driver.input] && driver.factor,
    effect: words[driver.impact],
    text: texts[driver.input](driver),
    ...driverEffect(driver),
    // Beside the base multiple, as in the sum: $1.65M × 5.0x = $8.25M.
    ...(driver.input === "size" && { dollars: ebitdaMoney(driver.dollars) }),
    from,
    to,
  });
  const size = drivers.find(({ input }) => input === "size");
  return [
    ...(size ? [column(size, 0, start.multiple)] : []),
    ...steps.map((driver) => column(driver, driver.from.multiple, driver.to.multiple)),
    {
      id: "final",
      name: words.final,
      text: [
        words.texts.final(turnsText(multiple), earnings),
        ...(recurring + step <= all ? [words.texts.further(step, turnsOf(step, baseMultiple))] : []),
      ].join(" "),
      turns: turnsText(multiple),
      dollars: shortMoney(adjustedValuation),
      from: 0,
      to: end.multiple,
    },
  ];
}

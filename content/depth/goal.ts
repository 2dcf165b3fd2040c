const percent = (rate: number) => `${Math.abs(rate)}%`;

/** `year 3`, `years 1 and 2`, `years 1 to 5`. */
export function yearsText(years: readonly number[]): string {
  const [first, ...rest] = years;
  const last = rest.at(-1);
  if (last === undefined) return `year ${first}`;
  if (rest.length === 1) return `years ${first} and ${last}`;
  return `years ${first} to ${last}`;
}

export const goalWords = {
  need: (goal: string) => `For ${goal} you need`,
  goal: (goal: string) => `For ${goal}`,
  byProfit: (share: string) => `${share} more than today, the rest held.`,
  byBoth: (more: string, recurring: number) => `Or ${more} more with ${recurring}% of revenue recurring.`,
  byShare: (recurring: number) => `Or no new profit with ${recurring}% of revenue recurring.`,
  reached: (value: string) => `Today’s estimate of ${value} is there already.`,
  price: {
    title: "A goal price",
    label: "I would sell at",
    typed: "Goal price in dollars",
    line: (goal: string) => `${goal}, your goal`,
    today: (value: string) => `${value}, today`,
    profitAxis: "Yearly pre-tax profit",
    shareAxis: "Share of revenue that recurs",
    chart: (profit: string, recurring: number, value: string) =>
      `Yearly profit against the share of revenue that recurs. Today ${profit} and ${recurring}% make ${value}.`,
    chartGoal: (goal: string, profit: string) => `${goal} needs ${profit} of profit at today’s share`,
    chartBoth: (profit: string, recurring: number) => `, or ${profit} at ${recurring}%`,
  },
  routes: {
    profit: { name: "A. Profit alone", text: ", trend and share as today" },
    profitAcross: (multiple: string) => `, still at today’s ${multiple}`,
    both: { name: "B. Both", text: (recurring: number) => `, ${recurring}% recurring and less new profit` },
    bothWithoutProfit: (recurring: number) => `, ${recurring}% recurring and no new profit`,
    share: {
      name: "C. Share alone",
      reached: (recurring: number) => ` reaches it at ${recurring}% recurring`,
      short: (value: string) => ` stops at ${value}, with all of it recurring`,
      exhausted: ": all of it recurs already",
    },
    trend: {
      name: "Trend alone",
      reached: (trend: string) => ` reaches it once it counts as ${trend}`,
      short: (value: string, trend: string) => ` stops at ${value}, counted as ${trend}`,
      exhausted: " adds nothing: it counts as growing already",
    },
  },
  waiting: {
    title: "Now or later",
    label: "I could wait",
    years: (year: number) => (year === 0 ? "Now" : year === 1 ? "1 year" : `${year} years`),
    in: (year: number) => (year === 0 ? "Now" : year === 1 ? "In 1 year" : `In ${year} years`),
    growth: { label: "Growth, % a year", hint: "Of your profit. A minus for a decline." },
    return: { label: "Return, % a year", hint: "On the money, if you sold today." },
    rate: (rate: number) => (rate === 0 ? "Flat" : `${rate > 0 ? "+" : "−"}${percent(rate)}`),
    scenario: (rate: number) =>
      rate === 0
        ? { name: "Flat", per: "" }
        : { name: `${rate > 0 ? "Growing" : "Falling"} ${percent(rate)}`, per: " a year" },
    at: (multiple: string) => `, at ${multiple}`,
    lost: (turns: string) => `: the ${turns} for growth goes first`,
    invested: { short: "Invested", name: "Sold today", text: (rate: number) => `, invested at ${rate}% a year` },
    earned: { name: "Profit earned by then", text: ", before tax and in none of the lines" },
    yearAxis: "Years from today",
    now: "Now",
    chart: (when: string, values: string) => `Price over five years. ${when}: ${values}.`,
    said: (when: string, price: string, invested: string) =>
      `${when}: ${price} at your rate, ${invested} sold today and invested.`,
    less: {
      never: "At these rates, waiting brings no less than selling today and investing, in any of the five years.",
      byPrice: (years: string) =>
        `Counting the price alone, waiting brings less than selling today and investing in ${years}.`,
      neverWithProfit: "With the profit earned meanwhile, it brings no less in any year.",
      withProfit: (years: string) => `With the profit earned meanwhile, it brings less in ${years}.`,
    },
    notCounted: "Profit is counted before tax. The risk of each year of waiting is not counted at all.",
  },
  edge: {
    up: (ebitda: string, base: string) =>
      `Hatched: from ${ebitda} of EBITDA our method uses a higher size bracket. Buyers’ prices rise more evenly, so the lines keep today’s base of ${base} and promise no jump.`,
    down: (ebitda: string, base: string) =>
      `Hatched: below ${ebitda} of EBITDA our method uses a lower size bracket. The lines keep today’s base of ${base}; a buyer may pay less.`,
  },
} as const;

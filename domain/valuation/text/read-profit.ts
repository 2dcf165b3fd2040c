import { decimal, times } from "./decimal.ts";
import { wholeDollars } from "./money.ts";

const scales: Readonly<Record<string, number>> = { "": 1, k: 1_000, m: 1_000_000, b: 1_000_000_000 };

/** About, minus, dollars, the figure, its scale, dollars, per year. */
const amount = new RegExp(
  [
    /^(?:~|about |around |approx\.? |roughly )? */,
    /(?<minus>[-−(])? */,
    /(?:(?:us ?)?\$|usd)? */,
    /(?<figure>[\d.,'’ ]+?) */,
    /(?:(?<k>k|thousand|grand)|(?<m>mm|mn|mio|mil|mill|millions?|m)|(?<b>bn|billions?|b))? */,
    /(?:\$|usd|us dollars|dollars)? *\)?/,
    / *(?:\/ ?(?:year|yr)|(?:a|per) year|p\.?a\.?|annually)?$/,
  ]
    .map(({ source }) => source)
    .join(""),
);

const digits = /^\d+$/;
/** Groups of three with one separator, then optional cents with another. */
const grouped = /^[1-9]\d{0,2}([,.'’ ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;
const oneGroup = /^[1-9]\d{0,2}[,.]\d{3}$/;
const fraction = /^(?:\d+[.,]\d*|[.,]\d+)$/;

/** The figure as a number literal; undefined if it is ambiguous. */
function plainFigure(figure: string, scale: string): string | undefined {
  if (digits.test(figure)) return figure;
  // `1.250m` and `1.250k` are fractions, `1,250k` is grouped. `1,250m` is 1.25 million to some and 1.25 billion to others.
  if (scale !== "" && oneGroup.test(figure)) {
    if (figure.includes(".")) return figure;
    return scale === "k" ? figure.replace(",", "") : undefined;
  }
  if (grouped.test(figure)) {
    const cents = /[.,](?!\d{3})\d*$/.exec(figure)?.[0] ?? "";
    return figure.slice(0, figure.length - cents.length).replace(/\D/g, "") + cents.replace(",", ".");
  }
  return fraction.test(figure) ? figure.replace(",", ".") : undefined;
}

/** Whole dollars from what an owner types: `1.2m`, `1,200,000`, `$ 850 k`, `USD 2m`, `1.500.000`. Undefined for anything else. */
export function readProfit(typed: string): number | undefined {
  const found = amount.exec(typed.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase())?.groups;
  if (!found) return undefined;
  const scale = ["k", "m", "b"].find((name) => found[name] !== undefined) ?? "";
  const figure = plainFigure(found["figure"] ?? "", scale);
  const size = figure === undefined ? Number.NaN : Number(figure);
  if (!Number.isFinite(size)) return undefined;
  const dollars = wholeDollars(times(decimal(size), decimal(scales[scale] ?? 1)));
  return found["minus"] !== undefined && dollars > 0 ? -dollars : dollars;
}

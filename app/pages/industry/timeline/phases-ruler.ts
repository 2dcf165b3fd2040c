import { weekAxis } from "#app/design/charts/week-axis.ts";
import { hundredth } from "#domain/charts/rounding.ts";

type Weeks = readonly [first: number, last: number];

type Span = { readonly from: number; readonly to: number };

/** What follows the last week has no length, so it takes this share of the ruler, hatched. */
const unlockedPart = 12;
/** In columns: what follows needs less room than a phase. */
const openColumn = 0.7;

/**
 * Positions of the phases on a ruler of weeks and of the columns below it, both in percent of the width: the ruler is
 * to scale, the columns are as wide as the text needs.
 */
export function phaseRuler(phases: readonly Weeks[], continues: boolean) {
  const weeks = Math.max(1, ...phases.map(([, last]) => last));
  const axis = weekAxis(weeks);
  const drawn = continues ? 100 - unlockedPart : 100;
  const scaled = (percent: number) => hundredth((percent * drawn) / 100);
  const spans = phases.map(([first, last]) => ({ from: scaled(axis.startOf(first)), to: scaled(axis.endOf(last)) }));
  const rest = { from: drawn, to: 100 };
  const widths = [...phases.map(() => 1), ...(continues ? [openColumn] : [])];
  return {
    weeks,
    drawn,
    spans,
    columns: widths,
    fans: leads(continues ? [...spans, rest] : spans, columnEdges(widths)),
  };
}

function columnEdges(widths: readonly number[]): readonly number[] {
  const upTo = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  return [0, ...widths.map((_, index) => hundredth((upTo(index + 1) / upTo(widths.length)) * 100))];
}

/** From each part of the ruler to its column, in a box of 100 by 100. */
function leads(spans: readonly Span[], edges: readonly number[]): readonly string[] {
  return spans.map(({ from, to }, index) => {
    const left = edges[index] ?? 0;
    const right = edges[index + 1] ?? 100;
    return `M${from} 0C${from} 55 ${left} 45 ${left} 100H${right}C${right} 45 ${to} 55 ${to} 0Z`;
  });
}

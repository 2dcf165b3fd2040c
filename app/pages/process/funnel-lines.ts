import { hundredth } from "#domain/charts/rounding.ts";

type Stage = {
  /** Number of buyers that remain. */
  readonly count: number;
  /** When they have reached this stage, in weeks. */
  readonly reached: number;
  /** First and last week in which the others drop out. */
  readonly out: readonly [first: number, last: number];
};

type FunnelLines = {
  /** The path of the buyers that end at each stage. */
  readonly leaving: readonly string[];
  /** A stroke across the end of each of them. */
  readonly ends: string;
};

/** In viewBox units: width of a week, and the height of the first stage with its margins. */
export const funnelWeekWidth = 100;
export const funnelHeight = 400;

const middle = funnelHeight / 2;
const widest = funnelHeight - 24;
const bend = 1.2;
/** Fewer buyers are farther apart, so that four offers are still spread out. */
const spacingExponent = 0.42;
/**
 * Irrational steps, so that lines do not align: one spreads the remaining buyers vertically, the other their ends along
 * the weeks.
 */
const goldenRatio = 0.618034;
const plasticRatio = 0.754878;

const spread = (buyer: number) => ((buyer + 1) * goldenRatio) % 1;
const exitShare = (buyer: number) => ((buyer + 1) * plasticRatio) % 1;
const tenth = (value: number) => Math.round(value * 10) / 10;
const at = (weeks: number) => Math.round(weeks * funnelWeekWidth);

/** Every buyer but the one who signs, as a line from the approach to its end. The one who signs continues straight. */
export function funnelLines(approach: number, stages: readonly Stage[]): FunnelLines {
  const total = stages[0]?.count ?? 0;
  const lanes = stages.map((stage) => laneHeights(stage.count, total));
  const ends: string[] = [];
  const leaving = stages.map((stage, last) => {
    const staying = stages[last + 1]?.count ?? 1;
    const gone = buyersByLastStage(total).slice(staying, stage.count);
    return gone
      .map((buyer) => {
        const heights = lanes.slice(0, last + 1).map((heightOf) => heightOf(buyer));
        const end = at(stage.out[0] + (stage.out[1] - stage.out[0]) * exitShare(buyer));
        ends.push(`M${end} ${tenth((heights.at(-1) ?? middle) - 4)}v8`);
        return `${pathThrough(approach, stages, heights)}H${end}`;
      })
      .join("");
  });
  return { leaving, ends: ends.join("") };
}

function pathThrough(approach: number, stages: readonly Stage[], heights: readonly number[]): string {
  let week = approach;
  let height = middle;
  let path = `M${at(approach)} ${middle}`;
  for (const [index, next] of heights.entries()) {
    const { reached } = stages[index] ?? { reached: week };
    const from = index === 0 ? approach : Math.max(week, hundredth(reached - bend));
    const turn = at((from + reached) / 2);
    path += `H${at(from)}C${turn} ${height} ${turn} ${next} ${at(reached)} ${next}`;
    week = reached;
    height = next;
  }
  return path;
}

/** All buyers by how long they stay: the one who signs first, the others evenly from top to bottom. */
function buyersByLastStage(total: number): readonly number[] {
  const signing = signingBuyer(total);
  const others = Array.from({ length: total }, (_, buyer) => buyer).filter((buyer) => buyer !== signing);
  return [signing, ...others.sort((one, other) => spread(other) - spread(one))];
}

const signingBuyer = (total: number) => Math.floor((total - 1) / 2);

/** The remaining buyers keep their vertical order and move closer to the one who signs, in the middle. */
function laneHeights(count: number, total: number): (buyer: number) => number {
  const staying = buyersByLastStage(total)
    .slice(0, count)
    .sort((one, other) => one - other);
  const signing = staying.indexOf(signingBuyer(total));
  const step = (widest * (count / total) ** spacingExponent) / Math.max(count, 1);
  return (buyer) => tenth(middle + (staying.indexOf(buyer) - signing) * step);
}

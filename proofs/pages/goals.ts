import { kilobytes } from "../../tooling/build/budgets.ts";
import { median } from "../harness/throughput.ts";
import { type Category, categories, type PageAudit } from "./lighthouse.ts";
import type { PageFigures } from "./page-figures.ts";
import { pageGoals, scoreGoals } from "./page-goals.ts";

/** The median of each figure and each score. */
export function mediansOf(runs: readonly PageAudit[]): PageAudit {
  const [first] = runs;
  if (!first) throw new Error("Nothing was measured");
  const mediansIn = <Key extends string>(keys: readonly Key[], of: (run: PageAudit) => Readonly<Record<Key, number>>) =>
    Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => of(run)[key]))])) as Record<Key, number>;
  return {
    scores: mediansIn<Category>(categories, ({ scores }) => scores),
    figures: mediansIn(Object.keys(first.figures) as (keyof PageFigures)[], ({ figures }) => figures),
  };
}

/** One line per goal that the page misses. */
export function missedBy(page: string, { scores, figures: { cls, tbt } }: PageAudit): readonly string[] {
  return [
    ...categories
      .filter((category) => scores[category] < scoreGoals[category])
      .map((category) => `${page}: ${category} ${scores[category]}, at least ${scoreGoals[category]} wanted`),
    ...(cls < pageGoals.cls ? [] : [`${page}: CLS ${cls.toFixed(3)}, below ${pageGoals.cls} wanted`]),
    ...(tbt < pageGoals.tbtMs ? [] : [`${page}: TBT ${Math.round(tbt)} ms, below ${pageGoals.tbtMs} ms wanted`]),
  ];
}

/** Further goals of the home page, one of them against the Next.js build. */
export function missedByHome(home: PageFigures, next: PageFigures | undefined): readonly string[] {
  const missed: string[] = [];
  if (!next) missed.push("home page: no script of a Next.js build to compare with, because it was not measured");
  else if (home.script >= next.script) {
    const [ours, theirs] = [home, next].map(({ script }) => `${kilobytes(script)} KB`);
    missed.push(`home page: ${ours} of script, less than the ${theirs} of the Next.js build wanted`);
  }
  if (home.fontShifts !== 0) missed.push("home page: the browser blames a layout shift on a web font");
  return missed;
}

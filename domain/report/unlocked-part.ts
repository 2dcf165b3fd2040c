import { nearestLever } from "./levers.ts";
import type { Report } from "./report.ts";

/**
 * The part of a report that its tier shows. What only a package shows is removed here, so that it is not in the
 * document of a visitor without one. The summary names only the nearest lever.
 */
export function unlockedPart(report: Report): Report {
  if (report.tier !== "summary") return report;
  const lever = nearestLever(report.levers);
  return {
    ...report,
    worksheets: report.worksheets.filter(({ name }) => name === "Valuation"),
    sensitivity: { recurring: [], rows: [] },
    trends: [],
    levers: lever ? [lever] : [],
    objections: [],
    doubts: [],
    published: { rows: [], overlapping: 0 },
  };
}

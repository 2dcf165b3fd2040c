import { nearestLever } from "./levers.ts";
import type { Report } from "./report.ts";

/**
 * A report as far as its tier goes. What only a package shows is left out here, so that it is not in the document that
 * a visitor without one is sent. The summary names the nearest lever, and no other.
 */
export function openPart(report: Report): Report {
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
  };
}

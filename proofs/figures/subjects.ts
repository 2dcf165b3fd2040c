import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { reportSources } from "../../content/report/report-sources.ts";
import { site } from "../../content/site.ts";
import { ownFiguresOf } from "../../domain/depth/own-figures.ts";
import { fullCapture } from "../../domain/leads/lead.fixture.ts";
import { type Lead, leadOf } from "../../domain/leads/lead.ts";
import { industryOf } from "../../domain/leads/lead-profile.ts";
import { type Report, reportOf } from "../../domain/report/report.ts";
import type { ReportTier } from "../../domain/report/tiers.ts";
import { unlockedPart } from "../../domain/report/unlocked-part.ts";
import { anyValuation } from "./any-valuation.ts";
import type { Panels } from "./sheet.ts";

/** A stored valuation, and which of its panels have figures. */
export type Subject = { readonly lead: Lead; readonly saved: Panels };

const now = Date.now();

/** The same for the same seed. */
export function someSubjects(count: number, seed: number): readonly Subject[] {
  return fc.sample(anyValuation, { numRuns: count, seed }).map(({ inputs, depth }) => {
    const lead = leadOf({ ...fullCapture, valuationId: randomUUID(), financialInputs: inputs, depth }, { now });
    const { addBacks, proceeds, readiness, goal } = ownFiguresOf(lead, site.valuation.successFeePercent);
    return {
      lead,
      saved: {
        addBacks: addBacks !== undefined,
        proceeds: proceeds !== undefined,
        readiness: readiness !== undefined,
        goal: goal !== undefined,
      },
    };
  });
}

export function reportFor(lead: Lead, tier: ReportTier): Report {
  return unlockedPart(reportOf(lead, tier, reportSources(industryOf(lead), now)));
}

/** The same report with other values beside its formulas, which a program that does not recalculate would show. */
export function stale(report: Report): Report {
  return {
    ...report,
    worksheets: report.worksheets.map((worksheet) => ({
      ...worksheet,
      rows: worksheet.rows.map((row) =>
        worksheet.name === "Bands" || row.kind === "input" || row.unit === "word"
          ? row
          : { ...row, value: row.value + 1 },
      ),
    })),
  };
}

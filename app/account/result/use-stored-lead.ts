import { useState } from "react";
import { browserServices } from "#app/valuation/browser-services.ts";
import { type DepthSave, saveAfter } from "#app/valuation/depth/depth-save.ts";
import { type Report, reportAfter, reportToRequest } from "#app/valuation/report-request.ts";
import { type FiguresUpdate, updateAfter } from "#app/valuation/results/figures/figures-update.ts";
import type { ReportContact, Services } from "#app/valuation/services.ts";
import { type DepthEntries, mergeDepth } from "#domain/depth/depth-entries.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type FinancialInputs, sameInputs } from "#domain/valuation/financial-inputs.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import type { StoredResult } from "./stored-result.ts";
import { updateTabCopy } from "./update-tab-copy.ts";

export type LeadServices = Pick<Services, "captureLead"> & {
  readonly now: () => string;
  readonly updateTabCopy: (...change: Parameters<typeof updateTabCopy>) => Promise<void>;
};

const browserLeadServices: LeadServices = { ...browserServices, now: () => new Date().toISOString(), updateTabCopy };

type Figures = Pick<StoredResult, "inputs" | "valuation" | "valuedAt">;

type Panels = {
  readonly depth: DepthEntries;
  /** Those that were saved on this page: the others may have been changed elsewhere since it was opened. */
  readonly savedHere: DepthEntries;
  readonly save: DepthSave | null;
};

type Changes = {
  readonly corrections: Corrections;
  readonly report: Report | null;
  readonly figures: Figures;
  readonly update: FiguresUpdate | null;
  readonly panels: Panels;
};

/** What the owner can change in a stored lead: figures, corrections, panels, and the address that the link is mailed to. */
export function useStoredLead(
  stored: StoredResult,
  onDeleted: () => void,
  services: LeadServices = browserLeadServices,
) {
  const [corrections, setCorrections] = useState(stored.corrections);
  const [report, setReport] = useState<Report | null>(null);
  const [changed, setChanged] = useState<Figures>();
  const [update, setUpdate] = useState<FiguresUpdate | null>(null);
  const figures: Figures = changed ?? stored;
  const [panels, setPanels] = useState<Panels>({ depth: stored.depth, savedHere: {}, save: null });

  function capture(changes: Changes) {
    const { id, website, industry } = stored;
    const { inputs, valuation, valuedAt } = changes.figures;
    const reportRequest = reportToRequest(changes.report);
    const { depth, savedHere, save } = changes.panels;
    // What the server has already may have been changed in another tab since, so it is not sent again.
    const hasFigures = changes.update === null || changes.update.lead === "stored";
    const unsent = save?.lead === "stored" ? null : save;
    void services.updateTabCopy(id, { corrections: changes.corrections, inputs, valuedAt, depth });
    services.captureLead(
      {
        valuationId: id,
        website,
        // The page does not have the website's text; null keeps what is stored.
        businessAnalysis: null,
        corrections: changes.corrections,
        financialInputs: inputs,
        ...(industry && { industryKey: industry }),
        valuation,
        ...(hasFigures && { keepFigures: true }),
        ...(unsent && { depth: savedHere }),
        report: reportRequest,
      },
      (outcome) => {
        if (outcome.lead === "deleted") onDeleted();
        const asked = reportRequest?.needsMail ? reportRequest.asked : undefined;
        setReport((before) => reportAfter(before, { ...outcome, asked }));
        setUpdate((before) => updateAfter(before, { ...outcome, valuedAt }));
        setPanels((before) => ({ ...before, save: saveAfter(before.save, { ...outcome, depthAt: unsent?.at }) }));
      },
    );
  }

  return {
    corrections,
    report,
    inputs: figures.inputs,
    valuation: figures.valuation,
    valuedAt: figures.valuedAt,
    update,
    depth: panels.depth,
    save: panels.save,
    correct(next: Corrections) {
      setCorrections(next);
      capture({ corrections: next, report, figures, update, panels });
    },
    changeFigures(inputs: FinancialInputs) {
      if (sameInputs(inputs, figures.inputs)) return;
      const next = { inputs, valuation: calculateValuation(inputs), valuedAt: services.now() };
      setChanged(next);
      const updating: FiguresUpdate = {
        before: figures.valuation.adjustedValuation,
        lead: "pending",
        valuedAt: next.valuedAt,
      };
      setUpdate(updating);
      capture({ corrections, report, figures: next, update: updating, panels });
    },
    askForReport(contact: ReportContact) {
      const next: Report = { ...contact, asked: services.now(), mail: "sending" };
      setReport(next);
      capture({ corrections, report: next, figures, update, panels });
    },
    saveDepth(entries: DepthEntries) {
      const next: Panels = {
        depth: mergeDepth(panels.depth, entries),
        savedHere: mergeDepth(panels.savedHere, entries),
        save: { at: services.now(), lead: "pending" },
      };
      setPanels(next);
      capture({ corrections, report, figures, update, panels: next });
    },
  };
}

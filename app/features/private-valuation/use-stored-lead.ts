import { useState } from "react";
import { browserServices } from "#app/features/valuation/browser-services.ts";
import { type Report, reportAfter, wantedReport } from "#app/features/valuation/report-request.ts";
import type { Services } from "#app/features/valuation/services.ts";
import type { ContactInfo } from "#contracts/contact-info.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import type { StoredResult } from "./stored-result.ts";

export type LeadServices = Pick<Services, "captureLead"> & {
  readonly now: () => string;
};

const inBrowser: LeadServices = { ...browserServices, now: () => new Date().toISOString() };

/** What the owner adds to a stored lead from its private page: corrections, and where the link is to be mailed to. */
export function useStoredLead(stored: StoredResult, onForgotten: () => void, services: LeadServices = inBrowser) {
  const [corrections, setCorrections] = useState(stored.corrections);
  const [report, setReport] = useState<Report | null>(null);

  function capture(said: { readonly corrections: Corrections; readonly report: Report | null }) {
    const { id, website, industry, inputs, valuation } = stored;
    const wanted = wantedReport(said.report);
    services.captureLead(
      {
        valuationId: id,
        website,
        // The page was sent without the website's text; what is stored of it stays.
        businessAnalysis: null,
        corrections: said.corrections,
        financialInputs: inputs,
        ...(industry && { industryKey: industry }),
        valuation,
        report: wanted,
      },
      (outcome) => {
        if (outcome.lead === "forgotten") onForgotten();
        const asked = wanted?.mailWanted ? wanted.asked : undefined;
        setReport((before) => reportAfter(before, { ...outcome, asked }));
      },
    );
  }

  return {
    corrections,
    report,
    correct(next: Corrections) {
      setCorrections(next);
      capture({ corrections: next, report });
    },
    askForReport(contact: ContactInfo) {
      const next: Report = { ...contact, asked: services.now(), mail: "sending" };
      setReport(next);
      capture({ corrections, report: next });
    },
  };
}

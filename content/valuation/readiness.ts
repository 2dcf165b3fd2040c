import { industryPages } from "#content/registry/industry-pages.ts";
import type { ReadinessPlan } from "#domain/report/report.ts";

/** For industries without a landing page. In the order in which the work is done. */
export const generalReadinessPlan: ReadinessPlan = {
  workstreams: [
    { title: "Adjusted earnings", note: "Owner pay, family payroll and one-time costs, each with its document." },
    { title: "Monthly accounts, three years", note: "Accrual basis, tied to bank statements and tax returns." },
    { title: "Contracts and renewals", note: "Term, notice, price and assignment, for every customer." },
    { title: "Customer concentration", note: "Share of the largest five, and who holds each relationship." },
    { title: "People and succession", note: "Who runs what when the owner is away, signed and retained." },
    { title: "Legal, tax and licenses", note: "Permits, leases, disputes and filings, with their dates." },
    { title: "Working capital", note: "Stock, receivables and payables by month, and what is normal." },
    { title: "Handover plan", note: "What the owner does today, who takes it over, and by when." },
  ],
};

/** The eight workstreams of the industry's landing page, else the general ones. */
export function readinessPlanFor(industryLabel: string): ReadinessPlan {
  const timeline = industryPages.find(({ valuation }) => valuation.label === industryLabel)?.timeline;
  if (timeline?.kind !== "workstreams") return generalReadinessPlan;
  return { industry: industryLabel, workstreams: timeline.items.map(({ title, note }) => ({ title, note })) };
}

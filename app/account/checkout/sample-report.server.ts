import { sampleCompany } from "#content/pages/sample-report.ts";
import { reportSources } from "#content/report/report-sources.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { industryOf } from "#domain/leads/lead-profile.ts";
import { type Report, reportOf } from "#domain/report/report.ts";

/** The largest edition of the sample company's report, as it would be made now. */
export function sampleReport(now: number): Report {
  const lead = leadOf(sampleCompany, { now });
  return reportOf(lead, "exitReadiness", reportSources(industryOf(lead), now));
}

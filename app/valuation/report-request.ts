import type { ReportMail } from "#contracts/payments/report-mail.ts";
import type { CapturedLead, CaptureOutcome, ReportRequest } from "./services.ts";

/** A request and the status of its mail. */
export type Report = ReportRequest & { readonly mail: "sending" | "kept" | "failed" | ReportMail };

/** What the next capture should request: a mail that the server has answered for is not requested again. */
export function reportToRequest(report: Report | null): CapturedLead["report"] {
  if (report === null) return null;
  const { mail, ...request } = report;
  return { ...request, needsMail: mail === "sending" || mail === "kept" };
}

type Settled = {
  readonly lead: CaptureOutcome["lead"];
  /** Time of the request that the capture carried. */
  readonly asked?: string | undefined;
  readonly mail?: ReportMail;
};

/** Status of the mail after a capture has settled. */
export function reportAfter(report: Report | null, { lead, asked, mail }: Settled): Report | null {
  if (report === null || report.asked !== asked) return report;
  // Without a status from the server, promise no mail.
  const stored = mail ?? "waiting";
  const next = lead === "stored" ? stored : lead === "kept" ? lead : "failed";
  return next === report.mail ? report : { ...report, mail: next };
}

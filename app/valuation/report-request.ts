import type { ContactInfo } from "#contracts/contact-info.ts";
import type { ReportMail } from "#contracts/report-mail.ts";
import type { CapturedLead, CaptureOutcome } from "./services.ts";

/** What 'Send me this report' asks for. Its time tells a request that is sent again from one that is asked anew. */
export type ReportRequest = ContactInfo & { readonly asked: string };

/** A request, and how far the mail with the private link is. */
export type Report = ReportRequest & { readonly mail: "sending" | "kept" | "failed" | ReportMail };

/** What the capture is to ask for: a mail that was once answered for is not asked for again. */
export function wantedReport(report: Report | null): CapturedLead["report"] {
  if (report === null) return null;
  const { mail, ...request } = report;
  return { ...request, mailWanted: mail === "sending" || mail === "kept" };
}

type Settled = {
  readonly lead: CaptureOutcome["lead"];
  /** The request that the capture carried. */
  readonly asked?: string | undefined;
  readonly mail?: ReportMail;
};

/** How far the mail is once a capture has settled. */
export function reportAfter(report: Report | null, { lead, asked, mail }: Settled): Report | null {
  if (report === null || report.asked !== asked) return report;
  // Where the server does not say that a mail is on its way, none is promised.
  const stored = mail ?? "waiting";
  const next = lead === "stored" ? stored : lead === "kept" ? lead : "failed";
  return next === report.mail ? report : { ...report, mail: next };
}

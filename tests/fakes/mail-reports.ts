/** Reports that mail servers send back, as raw messages; `original` is the mail that they are about, as it was sent. */

type DeliveryReport = {
  readonly original: string;
  readonly action?: "failed" | "delayed" | "delivered";
  readonly status?: string;
  readonly diagnostic?: string;
  /** Postfix returns the whole mail or only its headers, as its settings say. */
  readonly returns?: "all" | "headers";
};

const message = (lines: readonly string[]) => lines.join("\r\n");
const headersOf = (original: string) => original.slice(0, original.indexOf("\r\n\r\n") + 2);

/** As Postfix writes it (RFC 3464). */
export function deliveryReport(given: DeliveryReport): string {
  const { original, action = "failed", status = "5.1.1", returns = "headers" } = given;
  const diagnostic = given.diagnostic ?? `smtp; 550 ${status} <owner@northgate.example>: Recipient address rejected`;
  return message([
    "Return-Path: <>",
    "From: MAILER-DAEMON@mail.amiva.example (Mail Delivery System)",
    "To: partners@amiva.example",
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B/mail.amiva.example"',
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--B/mail.amiva.example",
    "Content-Description: Notification",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--B/mail.amiva.example",
    "Content-Description: Delivery report",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mail.amiva.example",
    "X-Postfix-Queue-ID: 4XyZ1234",
    "",
    "Final-Recipient: rfc822; owner@northgate.example",
    `Action: ${action}`,
    `Status: ${status}`,
    "Remote-MTA: dns; mx.northgate.example",
    `Diagnostic-Code: ${diagnostic}`,
    "",
    "--B/mail.amiva.example",
    ...(returns === "all"
      ? ["Content-Description: Undelivered Message", "Content-Type: message/rfc822", "", original]
      : [
          "Content-Description: Undelivered Message Headers",
          "Content-Type: text/rfc822-headers",
          "",
          headersOf(original),
        ]),
    "--B/mail.amiva.example--",
    "",
  ]);
}

/** A complaint (RFC 5965). Some providers remove the recipient's address. */
export function feedbackReport({ original, type = "abuse" }: { readonly original: string; readonly type?: string }) {
  return message([
    "From: feedback@provider.example",
    "To: abuse@amiva.example",
    "Subject: FW: complaint",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part"',
    "",
    "--part",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "This is an email abuse report.",
    "",
    "--part",
    "Content-Type: message/feedback-report",
    "",
    `Feedback-Type: ${type}`,
    "User-Agent: SomeGenerator/1.0",
    "Version: 1",
    "",
    "--part",
    "Content-Type: message/rfc822",
    "Content-Disposition: inline",
    "",
    original.replaceAll(/owner@northgate\.example/gi, "redacted@provider.example"),
    "",
    "--part--",
    "",
  ]);
}

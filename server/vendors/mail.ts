import { createTransport, type NodemailerError } from "nodemailer";
import { oneClickField } from "#contracts/leads/mail-stop.ts";
import { isEmail } from "#domain/contact/email.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import { errorCode } from "#server/ops/error-code.ts";

export type MailAddress = { readonly name?: string | undefined; readonly address: string };

export type Mail = {
  readonly to: string;
  readonly replyTo?: MailAddress | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first part of the Message-ID: the same for every try, so that a mail that arrives twice is recognized. */
  readonly id: string;
  /** An address that stops such mails with one POST, for the button of mail programs (RFC 8058). */
  readonly stopAddress?: string | undefined;
};

export type Mailer = {
  /** Resolves when the mail server has accepted the mail. @throws MailError */
  send(mail: Mail, options?: { readonly signal?: AbortSignal }): Promise<void>;
};

/** The reason is a code and the SMTP command, never the server's text: that quotes addresses. */
export class MailError extends Error {
  override name = "MailError";
  /** This mail to this address can never be delivered. */
  readonly permanent: boolean;
  /** The enhanced status code (RFC 3463) with which the recipient was refused. */
  readonly recipientCode: string | undefined;

  constructor(
    reason: string,
    { permanent, recipientCode }: { readonly permanent: boolean; readonly recipientCode?: string },
  ) {
    super(reason);
    this.permanent = permanent;
    this.recipientCode = recipientCode;
  }
}

export type MailerSettings = {
  readonly smtpUrl: string;
  readonly from: MailAddress;
  /** For one mail from the first packet to the server's last answer; well below a job's lease. */
  readonly limitMs?: number;
};

const limits = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A separate connection per mail: they are few, and one that hangs can be cut without affecting another. */
export function createMailer({ smtpUrl, from, limitMs = 45_000 }: MailerSettings): Mailer {
  return {
    send: async (mail, { signal } = {}) => {
      const data = messageData(mail, from);
      const transport = createTransport({
        url: smtpUrl,
        ...limits,
        pool: true,
        maxConnections: 1,
        maxMessages: 1,
        // The outbox decides whether an unclear failure is retried.
        maxRequeues: 0,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const cut = AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])]);
      const close = () => transport.close({ force: true });
      cut.addEventListener("abort", close);
      try {
        cut.throwIfAborted();
        await transport.sendMail(data);
      } catch (error) {
        throw cut.aborted ? new MailError("took too long", { permanent: false }) : mailError(error as NodemailerError);
      } finally {
        cut.removeEventListener("abort", close);
        close();
      }
    },
  };
}

/** The id again: some relays put another Message-ID in place of ours. */
const idHeader = "X-Mail-ID";

/** Addresses are passed as parts and names as single lines: nothing in them can end a header or add a recipient. */
function messageData({ to, replyTo, subject, text, html, id, stopAddress }: Mail, from: MailAddress) {
  return {
    from: { name: oneLine(from.name ?? ""), address: from.address },
    to: { name: "", address: checked(to) },
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name ?? ""), address: checked(replyTo.address) } }),
    envelope: { from: from.address, to: [to] },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    // Suppresses out-of-office replies, especially to a visitor's address.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      [idHeader]: id,
      ...(stopAddress !== undefined && {
        "List-Unsubscribe": `<${stopAddress}>`,
        "List-Unsubscribe-Post": `${oneClickField.name}=${oneClickField.value}`,
      }),
    },
  };
}

function checked(address: string): string {
  if (!isEmail(address)) throw new MailError("not an address", { permanent: true });
  return address;
}

/**
 * Only a refusal of this recipient or this message is final. A refused login or sender is a setting of the firm that
 * will be corrected; nothing is lost meanwhile.
 */
function mailError(error: NodemailerError): MailError {
  const { command, responseCode, response } = error;
  const where = command === undefined || command === "CONN" || command === "API" ? "" : ` at ${command}`;
  const enhanced = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1] ?? "";
  const network = error.timeoutType ?? error.originalCode ?? errorCode(error);
  const what = responseCode === undefined ? network : `SMTP ${responseCode} ${enhanced}`.trimEnd();
  const ofThisMail = command === "RCPT TO" || command === "DATA";
  const permanent = ofThisMail && error.permanent === true;
  return new MailError(`${what}${where}`, { permanent, ...(permanent && enhanced && { recipientCode: enhanced }) });
}

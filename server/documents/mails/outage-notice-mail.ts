import { outageNoticeMailWords as words } from "#content/mail/mails.ts";
import { type CrmVendor, crmNames } from "#domain/leads/crm/crm-vendors.ts";
import type { Vendor } from "#server/ops/vendor-health.ts";
import { facts, heading, type MailBody, mailLayout, paragraph, row } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

export type OutageNoticeMailFacts = {
  readonly vendor: Vendor;
  /** The firm's CRM. */
  readonly crm?: CrmVendor | undefined;
  /** In words, in the firm's time zone. */
  readonly since: string;
  /** When it was over; absent while it lasts. */
  readonly until?: string | undefined;
  readonly waiting: number;
  /** A code or a few words of the vendor's last error. */
  readonly reason?: string | undefined;
};

/** What the firm reads about a longer outage, and about its end. */
export function outageNoticeMail({ vendor, crm, since, until, waiting, reason }: OutageNoticeMailFacts): MailBody {
  const { labels, services, began, ended } = words;
  const { name: service, effect, check } = services[vendor];
  const name = vendor === "crm" && crm ? crmNames[crm] : service;
  const isOver = until !== undefined;
  const { subject, preheader } = isOver ? ended : began;
  // The effect of a mail outage can only be told once it is over.
  const said = isOver && vendor !== "mail" ? [ended.effect] : [effect, check];
  const known = [
    { label: labels.since, value: since },
    ...(isOver ? [{ label: labels.until, value: until }] : []),
    ...(!isOver && waiting > 0 ? [{ label: labels.waiting, value: String(waiting) }] : []),
    ...(!isOver && reason !== undefined ? [{ label: labels.reason, value: reason }] : []),
  ];
  return {
    subject: subject(name),
    text: plainTextPart([...said, known.map(({ label, value }) => `${label}: ${value}`).join("\n")]),
    html: mailLayout({
      preheader,
      kind: words.kind,
      rows: [
        row([heading(subject(name)), ...said.map((line, index) => paragraph(line, index === 0 ? 14 : 8))], {
          ruled: false,
        }),
        row(facts(known)),
      ],
    }),
  };
}

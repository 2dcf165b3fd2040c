import { downloadLinksMailWords as words } from "#content/mail/mails.ts";
import { html } from "./html.ts";
import { button, factRows, heading, link, type MailBody, mailLayout, paragraph, row, style } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

export type DownloadLinksMailFacts = {
  /** Who opened the report: the buyer by paying, or the firm. */
  readonly source: "stripe" | "firm";
  /** The edition's name. */
  readonly edition: string;
  /** The site's own address, as the visitor knows it. */
  readonly host: string;
  /** In words, in the firm's time zone. */
  readonly openedOn: string;
  readonly links: { readonly pdf: string; readonly excel: string; readonly page: string };
};

/** Contains no visitor input and no figure: a bystander may see it. */
export function downloadLinksMail({ source, edition, host, openedOn, links }: DownloadLinksMailFacts): MailBody {
  const why = `${words.why[source](openedOn, host)} ${words.edition(edition)}`;
  const others = [
    { label: words.excel, href: links.excel },
    { label: words.page, href: links.page },
  ];
  return {
    subject: words.subject,
    text: plainTextPart([
      words.heading,
      why,
      ...[{ label: words.pdf, href: links.pdf }, ...others].map(({ label, href }) => `${label}:\n${href}`),
      ...words.facts.map(({ title, text }) => `${title}\n${text}`),
    ]),
    html: mailLayout({
      preheader: words.preheader,
      rows: [
        row(
          [
            heading(words.heading),
            paragraph(why, 12),
            html`<div style="padding:24px 0 6px">${button(words.pdf, links.pdf)}</div>`,
            ...others.map(
              ({ label, href }) => html`<p style="${style.text};padding-top:14px">${link(label, href)}</p>`,
            ),
            html`<p class="fg2" style="${style.small};padding-top:20px">${words.spelledOut}<br><span style="word-break:break-all">${link(links.page, links.page)}</span></p>`,
          ],
          { ruled: false },
        ),
        ...factRows(words.facts),
      ],
    }),
  };
}

import { seriesMailFooter as footer, seriesMailWords } from "#content/mail/series-mails.ts";
import { pathOf } from "#content/registry/registry.ts";
import type { SeriesMailId } from "#domain/mail/mail-series.ts";
import { html } from "./html.ts";
import { button, factRows, heading, link, type MailBody, mailLayout, paragraph, row, style } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

export type SeriesMailFacts = {
  readonly siteUrl: string;
  /** The private page to which its button leads. */
  readonly link: string;
  /** Opens a page with one button; opening it alone stops nothing. */
  readonly stopLink: string;
  readonly host: string;
  /** In words, in the firm's time zone. */
  readonly agreedOn: string;
};

/** A follow-up email to an owner. Contains no visitor input and none of the owner's figures. */
export function seriesMail(id: SeriesMailId, facts: SeriesMailFacts): MailBody {
  const { siteUrl, link: href, stopLink, host, agreedOn } = facts;
  const words = seriesMailWords[id];
  const why = words.why(host, agreedOn);
  const parts = words.parts.map(({ title, text, more }) => ({
    title,
    text,
    more: more && { label: more.label, href: siteUrl + pathOf(more.page) },
  }));
  const { stop } = footer;
  return {
    subject: words.subject,
    text: plainTextPart([
      words.heading,
      why,
      ...parts.map(({ title, text, more }) =>
        [title, text, ...(more ? [`${more.label}: ${more.href}`] : [])].join("\n"),
      ),
      `${words.button.label}: ${href}`,
      `${stop.title}\n${stop.text}\n${stopLink}`,
      ...footer.facts.map(({ title, text }) => `${title}\n${text}`),
    ]),
    html: mailLayout({
      preheader: words.preheader,
      rows: [
        row([heading(words.heading), paragraph(why, 12)], { ruled: false }),
        ...parts.map(({ title, text, more }) =>
          row([
            html`<h2 class="fg" style="${style.subheading}">${title}</h2>`,
            paragraph(text, 6),
            ...(more ? [paragraph(link(more.label, more.href), 10)] : []),
          ]),
        ),
        row([
          button(words.button.label, href),
          html`<p class="fg2" style="${style.small};padding-top:20px">${footer.spelledOut}<br><span style="word-break:break-all">${link(href, href)}</span></p>`,
        ]),
        ...factRows([{ title: stop.title, text: html`${stop.text} ${link(stop.link, stopLink)}` }]),
        ...factRows(footer.facts),
      ],
    }),
  };
}

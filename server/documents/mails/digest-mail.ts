import { colors } from "#content/colors.ts";
import { digestWords as words } from "#content/desk/digest.ts";
import { whole } from "#content/desk/funnel.ts";
import type { CappedCount } from "#domain/desk/capped-count.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { type Html, html } from "./html.ts";
import { button, heading, link, type MailBody, mailLayout, paragraph, row, sans, style } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

/** A company on the desk, and why it is listed. */
export type DigestLine = { readonly company: string; readonly note: string; readonly link: string };
export type DigestList = {
  readonly lines: readonly DigestLine[];
  /** Of those that are not listed. */
  readonly more: CappedCount;
  /** Where all of them are. */
  readonly link: string;
};

export type DigestMailFacts = {
  readonly day: string;
  /** `Nov 9–15`, and the week before it. */
  readonly week: string;
  readonly weekBefore: string;
  readonly hot: DigestList;
  readonly followUps: DigestList;
  readonly funnel: readonly { readonly name: string; readonly count: number; readonly before: number }[];
  /** Sentences; none if there is nothing to say. */
  readonly sales: readonly string[];
  readonly failures: readonly string[];
  readonly links: Readonly<Record<"desk" | "funnel" | "sales" | "deliveries" | "off", string>>;
};

const maxCompanyLength = 60;

/** The week on one page, for a member of the desk. */
export function digestMail(facts: DigestMailFacts): MailBody {
  const { day, week, weekBefore, hot, followUps, funnel, links } = facts;
  const [sales, failures] = [sentences(facts.sales, words.sales.none), sentences(facts.failures, words.failures.none)];
  const counted = ({ lines, more }: DigestList) => lines.length + more.count;
  return {
    subject: words.subject(counted(hot), counted(followUps)),
    text: plainTextPart([
      day,
      words.why(week),
      listText(words.hot.title, hot, words.hot.none),
      listText(words.followUps.title, followUps, words.followUps.none),
      `${words.funnel.title}\n${funnel.map(({ name, count, before }) => `${name}: ${whole(count)} (${weekBefore}: ${whole(before)})`).join("\n")}\n${links.funnel}`,
      `${words.sales.title}\n${sales}\n${links.sales}`,
      `${words.failures.title}\n${failures}\n${links.deliveries}`,
      `${words.open}: ${links.desk}`,
      words.confidential,
      `${words.off.text} ${words.off.link}: ${links.off}`,
    ]),
    html: mailLayout({
      preheader: words.preheader(week),
      kind: words.kind,
      rows: [
        row(
          [
            heading(day),
            paragraph(words.why(week), 12),
            html`<div style="padding-top:24px">${button(words.open, links.desk)}</div>`,
          ],
          { ruled: false },
        ),
        row(listRow(words.hot.title, hot, words.hot.none)),
        row(listRow(words.followUps.title, followUps, words.followUps.none)),
        row([title(words.funnel.title), funnelTable(facts), more(words.see.funnel, links.funnel)]),
        row([title(words.sales.title), paragraph(sales, 4), more(words.see.sales, links.sales)]),
        row([title(words.failures.title), paragraph(failures, 4), more(words.see.failures, links.deliveries)]),
        row(
          html`<p class="fg2" style="${style.small}">${words.confidential}<br>${words.off.text} ${link(words.off.link, links.off)}</p>`,
          { tight: true },
        ),
      ],
    }),
  };
}

const sentences = (said: readonly string[], none: string) => (said.length === 0 ? none : said.join(" "));
const nameOf = ({ company }: DigestLine) => cutAtWord(company, maxCompanyLength);

function listText(name: string, { lines, more: rest, link: href }: DigestList, none: string): string {
  if (lines.length === 0) return `${name}\n${none}`;
  return [
    name,
    ...lines.map((line) => `${nameOf(line)}, ${line.note}: ${line.link}`),
    ...(rest.count > 0 ? [`${words.more(rest.count, rest.isCapped)}: ${href}`] : []),
  ].join("\n");
}

const title = (name: string): Html => html`<h2 class="fg" style="${style.subheading}">${name}</h2>`;
const more = (label: string, href: string): Html =>
  html`<p class="fg2" style="${style.small};padding-top:10px">${link(label, href)}</p>`;

function listRow(name: string, list: DigestList, none: string): readonly Html[] {
  const { lines, more: rest } = list;
  if (lines.length === 0) return [title(name), paragraph(none, 4)];
  const entries = lines.map(
    (line) =>
      html`<p class="fg2" style="${style.text};padding-top:6px">${link(nameOf(line), line.link)} <span style="font-size:14px">${line.note}</span></p>`,
  );
  const others = rest.count > 0 ? [more(words.more(rest.count, rest.isCapped), list.link)] : [];
  return [title(name), ...entries, ...others];
}

/** A table of data: its columns have headings. */
function funnelTable({ funnel, week, weekBefore }: DigestMailFacts): Html {
  const cell = `font:400 15px/1.45 ${sans};font-variant-numeric:tabular-nums;padding:6px 0;border-top:1px solid ${colors["rule-mail"]}`;
  const head = (text: string, align: "left" | "right") =>
    html`<th scope="col" class="fg2" align="${align}" style="${style.small};text-align:${align};padding:6px 0">${text}</th>`;
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:8px"><tr>${head(words.funnel.step, "left")}${head(week, "right")}${head(weekBefore, "right")}</tr>${funnel.map(
    ({ name, count, before }) =>
      html`<tr><th scope="row" class="fg rule" align="left" style="${cell};text-align:left;color:${colors.ink}">${name}</th><td class="fg rule" align="right" style="${cell};color:${colors.ink}">${whole(count)}</td><td class="fg2 rule" align="right" style="${cell};color:${colors["ink-3"]}">${whole(before)}</td></tr>`,
  )}</table>`;
}

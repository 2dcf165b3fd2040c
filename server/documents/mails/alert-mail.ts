import { callBriefWords } from "#content/call-brief.ts";
import { alertMailWords as words } from "#content/mails.ts";
import { mailLink } from "#domain/contact/mail-link.ts";
import { telLink } from "#domain/contact/tel-link.ts";
import { type BriefSection, briefHeading, briefSections, briefText } from "#domain/leads/brief-text.ts";
import type { CallBrief } from "#domain/leads/call-brief.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { moneyRange, shortMoney } from "#domain/valuation/money.ts";
import { type Html, html } from "./html.ts";
import {
  button,
  facts,
  heading,
  lines,
  link,
  type MailBody,
  mailPage,
  paragraph,
  row,
  serif,
  style,
} from "./mail-page.ts";
import { plainMail } from "./plain-mail.ts";

const longestCompany = 80;

/** What the firm reads when a hot lead comes in: enough to pick up the phone. */
export function alertMail(brief: CallBrief, { link: href }: { readonly link: string }): MailBody {
  const { points } = brief.score;
  const company = cutAtWord(brief.profile.company, longestCompany);
  const headed = { ...brief, profile: { ...brief.profile, company } };
  return {
    subject: words.subject(points, briefHeading(headed, callBriefWords)),
    text: plainMail([briefText(brief, callBriefWords).trimEnd(), `${words.open}\n${href}`, words.confidential]),
    html: mailPage({
      preheader: words.preheader(points),
      kind: `${words.kind}, ${words.points(points)}`,
      rows: [
        row([...opening(headed), html`<div style="padding-top:24px">${actions(brief, href)}</div>`], { ruled: false }),
        ...briefSections(brief, callBriefWords).filter(notAboveAlready(brief)).map(section),
        row(html`<p class="fg2" style="${style.small}">${words.confidential}</p>`, { tight: true }),
      ],
    }),
  };
}

/** The company, and the figure between one rule and two. */
function opening({ profile, number }: CallBrief): readonly Html[] {
  const place = [profile.industry, profile.location].filter(Boolean).join(", ");
  return [
    heading(profile.company),
    ...(place === "" ? [] : [paragraph(place, 6)]),
    ...(profile.general ? [paragraph(callBriefWords.general, 6)] : []),
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr><td class="settled" style="border-top:1px solid #12201a;border-bottom:4px double #12201a;padding:14px 0 16px"><span class="fg figure" style="font:400 60px/1 ${serif};letter-spacing:-0.03em;color:#12201a">${shortMoney(number.value)}</span><br><span class="fg2" style="${style.text};font-variant-numeric:tabular-nums">${moneyRange(number.low, number.high)}</span></td></tr></table>`,
  ];
}

/** One next step: the phone before the mail, and the mail before the page. */
function actions({ contact, profile }: CallBrief, page: string): Html {
  const dial = contact.phone === undefined ? undefined : telLink(contact.phone);
  const write = contact.email === undefined ? undefined : mailLink({ to: contact.email, subject: profile.company });
  const steps = [
    ...(dial && contact.phone ? [{ label: words.call(contact.phone), href: dial }] : []),
    ...(write && contact.email ? [{ label: words.write(contact.email), href: write }] : []),
    { label: words.open, href: page },
  ];
  const [first, ...others] = steps;
  return html`${first ? button(first.label, first.href) : ""}${others.map(
    ({ label, href }) => html`<p style="${style.text};padding-top:14px">${link(label, href)}</p>`,
  )}`;
}

/** How to reach them is on the buttons; that they cannot be reached must be said. */
function notAboveAlready({ contact }: CallBrief) {
  const reachable = contact.email !== undefined || contact.phone !== undefined;
  return ({ title }: BriefSection) => !reachable || title !== callBriefWords.titles.contact;
}

/** A figure that takes away is in the red. */
function figure(value: string): Html {
  return value.startsWith("−") ? html`<span class="bad" style="color:#8a2a20">${value}</span>` : html`${value}`;
}

function section({ title, lines: said }: BriefSection): Html {
  const named = said.flatMap(({ label, value }) => (label === undefined ? [] : [{ label, value: figure(value) }]));
  const sentences = said.filter(({ label }) => label === undefined);
  return row([
    html`<h2 class="fg" style="margin:0 0 8px;font:400 21px/1.2 ${serif};letter-spacing:-0.01em;color:#12201a">${title}</h2>`,
    ...sentences.map(({ value }, index) => paragraph(lines(value), index === 0 ? 0 : 8)),
    ...(named.length > 0
      ? [html`<div style="padding-top:${sentences.length > 0 ? 10 : 0}px">${facts(named)}</div>`]
      : []),
  ]);
}

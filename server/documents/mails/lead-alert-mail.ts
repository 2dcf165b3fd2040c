import { colors } from "#content/colors.ts";
import { callBriefWords } from "#content/mail/call-brief.ts";
import { leadAlertMailWords as words } from "#content/mail/mails.ts";
import { type BriefSection, briefHeading, briefSections, briefText } from "#domain/leads/call/brief-text.ts";
import type { CallBrief } from "#domain/leads/call/call-brief.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import { contactFacts, nextStep } from "./contact-facts.ts";
import { type Html, html } from "./html.ts";
import {
  confidentialRow,
  facts,
  heading,
  lines,
  type MailBody,
  mailLayout,
  paragraph,
  row,
  serif,
  style,
} from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

const maxCompanyLength = 80;

/** What the firm reads about a lead: first how to reach the owner, then everything needed for the call. */
export function leadAlertMail(brief: CallBrief, { link: href }: { readonly link: string }): MailBody {
  const { points, hot } = brief.score;
  const company = cutAtWord(brief.profile.company, maxCompanyLength);
  const headed = { ...brief, profile: { ...brief.profile, company } };
  const { contact } = brief;
  const ways = [contact.phone, contact.email].filter((way) => way !== undefined).join(", ");
  const heat = hot ? "hot" : "other";
  const subject = words.subject[ways === "" ? "withoutContact" : heat];
  const { titles } = callBriefWords;
  return {
    subject: subject(points, briefHeading(headed, callBriefWords)),
    text: plainTextPart([briefText(brief, callBriefWords).trimEnd(), `${words.open}\n${href}`, words.confidential]),
    html: mailLayout({
      preheader: ways === "" ? words.preheader.withoutContact : words.preheader.reachable(ways),
      kind: `${words.kind[heat]}, ${words.points(points)}`,
      rows: [
        row([...opening(headed), html`<div style="padding-top:24px">${nextStep(headed, href)}</div>`], {
          ruled: false,
        }),
        row([
          sectionTitle(titles.contact),
          ...(ways === "" ? [paragraph(callBriefWords.noContact)] : []),
          html`<div style="padding-top:${ways === "" ? 10 : 0}px">${contactFacts(headed, href)}</div>`,
        ]),
        ...briefSections(brief, callBriefWords)
          .filter(({ title }) => title !== titles.contact)
          .map(section),
        confidentialRow(words.confidential),
      ],
    }),
  };
}

/** The company, and the figure between one rule and two. */
function opening({ profile, number, dates }: CallBrief): readonly Html[] {
  const place = [profile.industry, profile.location].filter(Boolean).join(", ");
  return [
    heading(profile.company),
    ...(place === "" ? [] : [paragraph(place, 6)]),
    ...(profile.general ? [paragraph(callBriefWords.general, 6)] : []),
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr><td class="settled" style="border-top:1px solid ${colors.ink};border-bottom:4px double ${colors.ink};padding:14px 0 16px"><span class="fg figure" style="font:400 60px/1 ${serif};letter-spacing:-0.03em;color:${colors.ink}">${shortMoney(number.value)}</span><br><span class="fg2" style="${style.text};font-variant-numeric:tabular-nums">${moneyRange(number.low, number.high)}</span><br><span class="fg2" style="${style.small}">${callBriefWords.estimate(dates.valued)}</span></td></tr></table>`,
  ];
}

/** A negative figure is red. */
function figure(value: string): Html {
  return value.startsWith("−")
    ? html`<span class="bad" style="color:${colors["oxblood-700"]}">${value}</span>`
    : html`${value}`;
}

function sectionTitle(title: string): Html {
  return html`<h2 class="fg" style="margin:0 0 8px;font:400 21px/1.2 ${serif};letter-spacing:-0.01em;color:${colors.ink}">${title}</h2>`;
}

function section({ title, lines: said }: BriefSection): Html {
  const named = said.flatMap(({ label, value }) => (label === undefined ? [] : [{ label, value: figure(value) }]));
  const sentences = said.filter(({ label }) => label === undefined);
  return row([
    sectionTitle(title),
    ...sentences.map(({ value }, index) => paragraph(lines(value), index === 0 ? 0 : 8)),
    ...(named.length > 0
      ? [html`<div style="padding-top:${sentences.length > 0 ? 10 : 0}px">${facts(named)}</div>`]
      : []),
  ]);
}

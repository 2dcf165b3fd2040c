import { followUpDate, type Lead } from "#domain/leads/lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { isHot } from "#domain/leads/lead-score.ts";
import { companyContactOf, ownContactOf } from "#domain/leads/merged-contact.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import type { Utm } from "#domain/leads/utm.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { answersOf } from "#domain/valuation/answers.ts";
import { inputQuestions } from "#domain/valuation/financial-inputs.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { fullMoney, moneyRange, shortMoney, wholeDollars } from "#domain/valuation/text/money.ts";
import type { Aspect } from "#domain/website/analysis.ts";
import { type ColumnValues, columnValue, crmLimits } from "./column-value.ts";
import { type CrmColumns, type CrmField, crmFields } from "./crm-columns.ts";
import { type CrmRecord, recordName } from "./crm-record.ts";
import { growthFigure } from "./growth-figure.ts";

export const crmStage = "Intro Call / Qualification";

/** A record as monday.com takes it. */
export type CrmPayload = { readonly itemName: string; readonly columnValues: ColumnValues };
export type RecordSettings = {
  readonly timeZone: string;
  /** The address of a valuation's private page. */
  readonly resultLink: (valuationId: string) => string;
  /** Lines about the panels that the owner saved. The browser, which only identifies the item, has none. */
  readonly ownNotes?: (lead: Lead) => readonly string[];
};

/** First line of the notes, by which a delivery finds its item again. */
export function valuationIdLine(valuationId: string): string {
  return `Valuation ID: ${valuationId}`;
}

// Only as the first of several lines: no other value starts like this, whatever a visitor's page says.
const notesHead = /^Valuation ID: ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\n/;

/** The valuation of a payload, read from its notes; undefined if there is none. */
export function valuationIdIn(columnValues: Readonly<Record<string, unknown>>): string | undefined {
  for (const value of Object.values(columnValues)) {
    const text = typeof value === "object" && value !== null && "text" in value ? value.text : value;
    const id = typeof text === "string" ? notesHead.exec(text)?.[1] : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

const aspectLines = (aspects: readonly Aspect[], wanted: Aspect["type"]) =>
  aspects
    .filter(({ type }) => type === wanted)
    .map(({ title, description }) => `- ${[title, description].map(oneLine).filter(Boolean).join(": ")}`)
    .join("\n");

/** `newsletter / email, campaign autumn`, or the partner site. */
export function sourceText({ utm, partnerSite }: Pick<Lead, "utm" | "partnerSite">): string {
  return partnerSite ? `partner site ${oneLine(partnerSite.name)}` : campaignText(utm);
}

export function campaignText({ source, medium, campaign, term, content }: Utm): string {
  const further = Object.entries({ campaign, term, content }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${oneLine(value)}`],
  );
  return [`${oneLine(source)} / ${oneLine(medium)}`, ...further].join(", ");
}

function correctionsText({ title, industry, location }: Lead["corrections"]): string {
  return Object.entries({ name: title, industry, location })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${oneLine(value)}`]))
    .join(", ");
}

function notesOf(lead: Lead, link: string, ownNotes: readonly string[]): string {
  const { valuation, financialInputs, corrections } = lead;
  const { location, general } = leadProfileOf(lead);
  const { email, phone } = companyContactOf(lead);
  const contact = [email, phone].filter((way) => way !== undefined).map(oneLine);
  const corrected = correctionsText(corrections);
  const [profit, ...answers] = answersOf(financialInputs).map(({ key, text }) => `${inputQuestions[key].name} ${text}`);
  const metrics = [
    profit,
    `EBITDA ${fullMoney(valuation.ebitda)}`,
    `multiple ${turnsText(valuation.multiple)}`,
    ...answers,
  ];
  return [
    valuationIdLine(lead.valuationId),
    `Result: ${link}`,
    `Value: ${fullMoney(valuation.adjustedValuation)}`,
    `Range: ${moneyRange(valuation.conservativeValue, valuation.optimisticValue)}`,
    `Metrics: ${metrics.join(", ")}`,
    `Lead score: ${lead.leadScore}`,
    `Source: ${sourceText(lead)}`,
    `Contact: ${contact.join(", ") || "none given"}`,
    `Location: ${location}`,
    ...(general ? ["Profile: general, the website was not read"] : []),
    ...(corrected === "" ? [] : [`Corrected by the owner: ${corrected}`]),
    ...ownNotes,
  ].join("\n");
}

/** The firm contacts only owners who left an address or a number. */
const notChased = "None: no contact details were left, and the owner is not chased";

export function nextActionOf(lead: Lead): string {
  const soon = isHot(lead.leadScore) ? " today" : " this week";
  const { email, phone } = companyContactOf(lead);
  if (phone !== undefined) return `Call ${oneLine(phone)}${soon} to arrange the 15-minute intro call`;
  if (email !== undefined) return `Write to ${oneLine(email)}${soon} to arrange the intro call`;
  return notChased;
}

/** The text of each column. Empty texts are not sent. */
function textsOf(lead: Lead, { timeZone, resultLink, ownNotes }: RecordSettings): Readonly<Record<CrmField, string>> {
  const { valuation, financialInputs } = lead;
  const profile = leadProfileOf(lead);
  const aspects = lead.businessAnalysis?.aspects ?? [];
  const link = resultLink(lead.valuationId);
  // These columns are never emptied, so they have nothing that a deletion or an undone merge must take away.
  const own = ownContactOf(lead);
  return {
    stage: crmStage,
    date: dayAt(lead.createdAt, timeZone),
    company: profile.company,
    website: lead.website,
    industry: profile.industry,
    industryGroup: profile.industryGroup,
    ebitda: String(wholeDollars(valuation.ebitda)),
    revenue: String(valuation.revenue),
    sde: String(valuation.sde),
    valuation: String(valuation.adjustedValuation),
    growth: String(growthFigure(financialInputs.growthTrend)),
    businessModel: profile.businessModel,
    positives: aspectLines(aspects, "positive"),
    negatives: aspectLines(aspects, "negative"),
    notes: notesOf(lead, link, ownNotes?.(lead) ?? []),
    nextAction: nextActionOf(lead),
    followUpDate: followUpDate(lead.createdAt, timeZone),
    email: own.email ?? "",
    phone: own.phone ?? "",
    result: link,
    // A new lead is nobody's.
    owner: "",
  };
}

/** The lead as every CRM gets it. The same lead always gives the same record. */
export function crmRecord(lead: Lead, settings: RecordSettings): CrmRecord {
  const name = { who: leadProfileOf(lead).company, what: ` – ${shortMoney(lead.valuation.adjustedValuation)}` };
  return { subject: { kind: "lead", id: lead.valuationId }, name, texts: textsOf(lead, settings) };
}

/** A record as an item of a monday.com board. */
export function payloadOf(record: CrmRecord, columns: CrmColumns): CrmPayload {
  const entries = crmFields.flatMap((field) => {
    const column = columns[field];
    const value = column === null ? undefined : columnValue(column.type, record.texts[field] ?? "");
    return column === null || value === undefined ? [] : [[column.id, value] as const];
  });
  return { itemName: recordName(record, crmLimits.itemName), columnValues: Object.fromEntries(entries) };
}

/** The lead as `/api/monday-capture` takes it. */
export function crmPayload(lead: Lead, settings: RecordSettings & { readonly columns: CrmColumns }): CrmPayload {
  return payloadOf(crmRecord(lead, settings), settings.columns);
}

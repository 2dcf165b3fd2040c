import { hostOf } from "./address.ts";

/**
 * Rules for untrusted text: from websites, or from a model's answer about them. It is shown on pages that we mail
 * out, so it must not send the reader anywhere, give orders to a model, or say what a business is worth. Every
 * repetition is bounded, so that no text makes them slow.
 */

/** As a reader sees it: lookalike letters and digits normalized, invisible characters removed. */
function asSeen(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[。·•∙⋅・](?=(?:com|net|org|io|co|info|biz)\b)/gi, ".");
}

const emailSign = /@|[[({]\s?(?:at|dot|\.)\s?[\])}]/i;
const topLevel = "com|net|org|io|co|biz|info|xyz|shop|store|online|site|app|dev|me|us|uk|ai";
const spelledOutDomain = new RegExp(String.raw`\bdot (?:${topLevel})\b|\bat \S{2,40} dot \S`, "i");
// ".NET" is a product, and "Net" may begin a sentence.
const spacedDomain = /[\p{L}\d] \. ?(?:com|org|io|co|biz|info|xyz)\b|[\p{L}\d]\. (?:com|net|org|io)\b/u;
const linkedAddress = /\b(?:(?:https?|ftp|file):|(?:javascript|data|mailto|vbscript|tel|sms):(?=\S)|www\.)/i;
const domainName =
  /(?<![\p{L}\d_@-])(?<domain>(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,4}\p{L}{2,24})(?![\p{L}\d_-])(?<path>\/[^\s/])?/gu;
const numericAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
const messenger = /\b(?:telegram|whats ?app|wechat|viber)\b/i;
/** Cryptocurrency and bank accounts. */
const accountNumber = /\b(?=[a-z]{0,8}\d)[a-z\d]{22,90}\b/i;

const digitGroups = /\+?\(?\p{Nd}[\p{Nd}\s().\u2010-\u2015/·•∙_*~|-]{5,24}\p{Nd}/gu;
const minPhoneDigits = 7;
const yearsOrDate = /^(?:(?:1[89]|20)\d\d\D{1,3}(?:1[89]|20)\d\d|\d{4}-\d\d-\d\d)$/;
const threeGroups = /(?<![\dO,])[\dO]{3}\W{1,3}[\dO]{3}\W{1,3}[\dO]{4}(?![\dO])/;
const phoneWord = /\b(?:1[-. ]?)?[89]\d\d[-. ](?=[A-Z\d-]{0,11}[A-Z])[A-Z\d-]{5,12}\b/;
const digitWords = /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[\s,.-]{0,3}){6}/i;

function hasPhoneNumber(text: string): boolean {
  const isPhone = (group: string) => group.replace(/\P{Nd}/gu, "").length >= minPhoneDigits && !yearsOrDate.test(group);
  return (
    [phoneWord, threeGroups, digitWords].some((form) => form.test(text)) ||
    [...text.matchAll(digitGroups)].some(([group]) => isPhone(group))
  );
}

function isPartOf(domain: string, host: string): boolean {
  return domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`);
}

const contactPatterns = [
  emailSign,
  linkedAddress,
  spelledOutDomain,
  spacedDomain,
  numericAddress,
  messenger,
  accountNumber,
] as const;

/**
 * Links, email addresses, phone and account numbers, domain names. The website's own domain may be its name:
 * Booking.com.
 */
export function hasContactDetails(text: string, ownHost: string): boolean {
  if (contactPatterns.some((form) => form.test(text))) return true;
  const host = ownHost.toLowerCase();
  const leadsAway = ({ groups }: RegExpExecArray) =>
    groups?.["path"] !== undefined || !isPartOf(hostOf(groups?.["domain"] ?? ""), host);
  return [...text.matchAll(domainName)].some(leadsAway) || hasPhoneNumber(text);
}

const orderToModel = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|previous|above)\b`,
    String.raw`\b(?:system|developer) (?:prompt|message)\b`,
    String.raw`\bas an? (?:ai|language model)\b`,
    String.raw`\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot|language model)\b`,
    String.raw`\b(?:answer|respond|reply|output|return|classify)\b.{0,30}\b(?:industry|overview|json|aspects?|business ?model|category)\b`,
    String.raw`\b(?:ai|llm|gpt|chatbot|language model)s?\b.{0,20}\b(?:must|should|shall|please)\b`,
  ].join("|"),
  "i",
);

/** Instructions for a model that reads the page, not for its visitors. */
export function isOrderToModel(text: string): boolean {
  return orderToModel.test(text);
}

export const currencySign = String.raw`(?:(?:us|ca|au|nz)?[$€£¥]|\b(?:usd|eur|gbp|cad|aud)\b)`;
const sum = [
  String.raw`${currencySign}\s?\d[\d.,]{0,20}`,
  String.raw`[\p{L}\d][\s-](?:dollars|euros|pounds sterling|usd|eur|gbp)\b`,
  String.raw`\bfor \d[\d.,]{0,20}\s?(?:k|m|mm|mn|bn|million|billion)\b`,
].join("|");
/** After the price of a subscription, which shows that revenue recurs. */
const period = String.raw`\s?(?:\/|(?:per|an?|each|every|monthly|yearly|annually)\b)`;
const singleSum = new RegExp(String.raw`(?:${sum})(?![\d.,]*\d|${period})`, "iu");

/** An amount of money. On a page that we mail out it would look like ours. */
export function mentionsAmount(text: string): boolean {
  return singleSum.test(text);
}

const demand = new RegExp(
  [
    String.raw`(?:^|[.!?,:;–-] ?|\b(?:please|must|should|now|then|and|to|kindly) )(?:pay|wire|transfer|remit|send|deposit|enter|confirm|verify)\b(?: \S{1,20})? (?:your|the|an?|us|our)\b.{0,30}\b(?:fees?|deposit|funds|payments?|money|bank|account|bitcoin|crypto\w{0,10}|gift cards?|passwords?|tax (?:records|returns)|social security|card)\b`,
    String.raw`\b(?:pay|wire|transfer|remit|send|deposit)\b.{0,30}(?:${sum})`,
    String.raw`\byour valuation\b`,
  ].join("|"),
  "iu",
);

/** Asks the reader for money or secrets, or imitates the author of the valuation. */
export function isDemand(text: string): boolean {
  return demand.test(text);
}

const subject = String.raw`\b(?:company|business|firm|shop|practice|brand|it|this|they|which)\b`;
const verb = String.raw`\b(?:is|are|be|was|were|looks?|seems?|would|could|should|may|might)\b`;
const price = String.raw`\b(?:worth\b(?! (?:noting|mentioning|a (?:call|look|visit)))|valued (?:at|above|below|over|under|highly)|(?:over|under)valued|priced|appraised)`;
const worthOfBusiness = new RegExp(
  [
    `${subject}.{0,40}${verb}.{0,24}${price}`,
    String.raw`\b(?:buyers?|acquirers?|investors?)\b.{0,20}\b(?:would|will|should|could|might)\b.{0,12}\b(?:pay|offer)\b`,
    String.raw`\b[\p{L}\d.]{1,20} ?(?:x|times) (?:the |its |annual )?(?:earnings|ebitda|sde|profits?|revenues?|sales)\b`,
  ].join("|"),
  "iu",
);

/** Only we say what a business is worth. */
export function mentionsValuation(text: string): boolean {
  return worthOfBusiness.test(text);
}

/** Text of a website that we may show to others. */
export function isQuotable(text: string, website: string): boolean {
  const seen = asSeen(text);
  return (
    !isOrderToModel(seen) &&
    !isDemand(seen) &&
    !mentionsAmount(seen) &&
    !mentionsValuation(seen) &&
    !hasContactDetails(seen, hostOf(website))
  );
}

import { hostOf } from "./address.ts";

/**
 * Rules for text that strangers wrote: on their websites, or in what a model says about them. It is shown on pages that we
 * mail out, so it must not send the reader anywhere, give orders to a model, or say what a business is worth.
 * Every repetition is bounded, so that no text makes them slow.
 */

const emailAddress = /[^\s@]\s?@\s?[^\s@]/;
const spelledOutDomain = /\bdot (?:com|net|org|io|co)\b/i;
const linkedAddress = /\b(?:(?:https?|ftp|file):|(?:javascript|data|mailto|vbscript|tel|sms):(?=\S)|www\.)/i;
const domainName = /(?<![\w@-])(?:[a-z\d][a-z\d-]{0,62}\.){1,4}[a-z]{2,24}(?![\w-])/gi;

const digitGroups = /\+?\(?\d[\d\s().\u2010-\u2015/-]{5,24}\d/g;
const fewestPhoneDigits = 7;
const yearsOrDate = /^(?:(?:1[89]|20)\d\d\D{1,3}(?:1[89]|20)\d\d|\d{4}-\d\d-\d\d)$/;
const phoneWord = /\b(?:1[-. ]?)?[89]\d\d[-. ](?=[A-Z\d-]{0,11}[A-Z])[A-Z\d-]{5,12}\b/;

function hasPhoneNumber(text: string): boolean {
  const isPhone = (group: string) => group.replace(/\D/g, "").length >= fewestPhoneDigits && !yearsOrDate.test(group);
  return phoneWord.test(text) || [...text.matchAll(digitGroups)].some(([group]) => isPhone(group));
}

function isPartOf(domain: string, host: string): boolean {
  return domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`);
}

/** Links, e-mail addresses, phone numbers and domain names. The website's own domain may be its name: Booking.com. */
export function hasContactDetails(text: string, ownHost: string): boolean {
  if (emailAddress.test(text) || linkedAddress.test(text) || spelledOutDomain.test(text)) return true;
  const host = ownHost.toLowerCase();
  const isForeign = ([domain]: RegExpExecArray) => !isPartOf(domain.toLowerCase(), host);
  return [...text.matchAll(domainName)].some(isForeign) || hasPhoneNumber(text);
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

/** Words meant for a model that reads the page, not for its visitors. */
export function isOrderToModel(text: string): boolean {
  return orderToModel.test(text);
}

/** What of a website we repeat to others. */
export function isQuotable(text: string, website: string): boolean {
  return !isOrderToModel(text) && !hasContactDetails(text, hostOf(website));
}

const subject = String.raw`\b(?:company|business|firm|shop|practice|brand|it|this|they|which)\b`;
const verb = String.raw`\b(?:is|are|be|was|were|looks?|seems?|would|could|should|may|might)\b`;
const price = String.raw`\b(?:worth\b(?! (?:noting|mentioning|a (?:call|look|visit)))|valued (?:at|above|below|over|under|highly)|(?:over|under)valued|priced|appraised)`;
const worthOfBusiness = new RegExp(
  [
    `${subject}.{0,40}${verb}.{0,24}${price}`,
    String.raw`\b(?:buyers?|acquirers?|investors?)\b.{0,20}\b(?:would|will|should|could|might)\b.{0,12}\b(?:pay|offer)\b`,
  ].join("|"),
  "i",
);

/** Only we say what a business is worth. */
export function speaksOfWorth(text: string): boolean {
  return worthOfBusiness.test(text);
}

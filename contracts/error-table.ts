import { maxMemberName } from "#domain/desk/people/member-name.ts";

/** Every error the server can answer with: its status, what the visitor reads and what the log says. */
export const errorTable = {
  badRequest: {
    status: 400,
    message: "We could not read that request. Please go back and try again.",
    log: "request refused",
  },
  crossOrigin: { status: 403, message: "Only this site's own pages may send this.", log: "sent from another site" },
  notFound: { status: 404, message: "There is nothing at this address.", log: "no such endpoint" },
  methodUnknown: { status: 405, message: "Nothing can be sent to this address.", log: "no such method for a page" },
  tooLarge: { status: 413, message: "That is too large to send here.", log: "body too large" },
  addressTooLong: { status: 414, message: "This address is too long.", log: "address too long" },
  tooMany: {
    status: 429,
    message: "We are receiving too many valuation requests right now. Please retry in a moment.",
    log: "limit reached",
  },
  tooManyRequests: {
    status: 429,
    message: "Too many requests came from your network within a few seconds. Please wait a moment and try again.",
    log: "limit reached",
  },

  roleRefused: {
    status: 403,
    message: "Your role does not include this. Ask an owner of the desk.",
    log: "desk: not in this role",
  },

  captureOff: { status: 404, message: "This site does not store valuations.", log: "capture is switched off" },
  leadUnknown: {
    status: 409,
    message: "This valuation is not stored yet. Send the valuation first.",
    log: "CRM item asked for before its lead",
  },
  forgotten: {
    status: 410,
    message: "This valuation was deleted and will not be stored again.",
    log: "sent for a deleted valuation",
  },
  tooQuick: { status: 400, message: "Please press the button once more to send it.", log: "message: too quick" },
  tooManyMessages: {
    status: 429,
    message: "We have received several messages already. Please send this one again in a few minutes, or call us.",
    log: "limit reached",
  },

  addressInvalid: {
    status: 400,
    message: "That is not a web address. It should look like https://example.com.",
    log: "reader: no web address",
  },
  addressRefused: { status: 403, message: "Only public websites can be read.", log: "reader: address refused" },
  pageTooLarge: { status: 413, message: "The page is too large for us to read.", log: "reader: page too large" },
  pageUnsuitable: { status: 415, message: "The address does not lead to a web page.", log: "reader: not a page" },
  siteFailed: { status: 502, message: "The website did not answer properly.", log: "reader: site failed" },
  siteTimeout: { status: 504, message: "The website took too long to answer.", log: "reader: site too slow" },

  analysisFailed: { status: 502, message: "The website could not be analyzed.", log: "analysis failed" },
  analysisTimeout: { status: 504, message: "The analysis took too long.", log: "analysis too slow" },

  valuationUnknown: {
    status: 404,
    message: "We have no valuation under this link.",
    log: "no such valuation",
  },
  scenariosFull: {
    status: 409,
    message: "You have saved three scenarios, the most we keep. Remove one on your private page first.",
    log: "scenario: none free",
  },
  sharesFull: {
    status: 409,
    message: "You have ten open links. Close one first.",
    log: "share: none free",
  },
  shareDayPast: { status: 400, message: "Please choose a day from today on.", log: "share: day is over" },
  reminderNoAddress: {
    status: 400,
    message: "Please enter the address that the reminder goes to.",
    log: "reminder: no address",
  },
  tooManyMails: {
    status: 429,
    message: "We have already sent this address as many emails as we send in a day. Please try again tomorrow.",
    log: "limit reached",
  },
  paymentsOff: {
    status: 404,
    message: "Reports are not sold on this site. Please request one instead.",
    log: "no payment provider is set up",
  },
  alreadyPaid: { status: 409, message: "You already own this report.", log: "checkout: paid already" },
  paymentUnderWay: {
    status: 409,
    message: "A payment for this report is under way. The report opens as soon as it is confirmed.",
    log: "checkout: payment under way",
  },
  tooManyCheckouts: {
    status: 429,
    message: "The payment page was opened several times already. Please try again in a few minutes.",
    log: "limit reached",
  },
  paymentsDown: {
    status: 503,
    message: "The payment provider is not answering. Nothing was charged. Please try again in a moment.",
    log: "payment provider failed",
  },
  eventRefused: {
    status: 400,
    message: "This is not an event of a service that we use.",
    log: "webhook: invalid signature",
  },

  mailReportRefused: {
    status: 401,
    message: "This address takes reports from the firm's mail server only.",
    log: "mail report: wrong token",
  },

  reportClosed: {
    status: 403,
    message: "This link does not open that document.",
    log: "report: not open",
  },
  reportBusy: {
    status: 503,
    message: "Several reports are being made right now. Please try again in a moment.",
    log: "report: too many wait",
  },
  reportFailed: {
    status: 500,
    message: "The report could not be made. Please try again in a moment, or call us.",
    log: "report: not made",
  },
  tooManyReports: {
    status: 429,
    message: "You have asked for this several times. Please try again in a few minutes.",
    log: "limit reached",
  },

  deskSignedOut: { status: 401, message: "Please sign in.", log: "desk: not signed in" },
  deskRefused: {
    status: 401,
    message: "That email and password do not match.",
    log: "desk: wrong address or password",
  },
  deskCodeRefused: {
    status: 401,
    message: "That code is not right. Codes change every 30 seconds.",
    log: "desk: wrong code",
  },
  deskCodeUsed: {
    status: 401,
    message: "That code was used already. Wait for the next one.",
    log: "desk: code used twice",
  },
  deskStartAgain: { status: 401, message: "Please sign in again from the start.", log: "desk: second step is over" },
  deskPasskeyNeeded: {
    status: 403,
    message: "Your role asks for a second step. Sign in with your passkey.",
    log: "desk: password without passkey",
  },
  deskConfirm: {
    status: 403,
    message: "Please confirm that it is you.",
    log: "desk: confirmation needed",
  },
  deskWrongPassword: { status: 401, message: "That is not your password.", log: "desk: wrong password" },
  deskLastSecondStep: {
    status: 409,
    message: "Your role needs a second step. Set up another one first.",
    log: "desk: last second step",
  },
  deskLocked: { status: 403, message: "This account is locked. Ask an owner.", log: "desk: account locked" },
  deskLinkUsed: { status: 410, message: "This link was used already or has expired.", log: "desk: link used" },
  deskPasswordWeak: {
    status: 400,
    message: "This password is too easy to guess. Four unrelated words make a good one.",
    log: "desk: weak password",
  },
  deskNameRefused: {
    status: 400,
    message: `Enter your name: one line of at most ${maxMemberName} characters, without a web address, an email address or a phone number.`,
    log: "desk: name of a member refused",
  },
  deskCodeSetUp: {
    status: 409,
    message: "Your authenticator app is already set up. An owner can remove it.",
    log: "desk: code set up already",
  },
  deskMemberKnown: {
    status: 409,
    message: "This person has an account already.",
    log: "desk: invited twice",
  },
  deskMemberUnknown: { status: 404, message: "This person has no account.", log: "desk: no such member" },
  deskLastOwner: {
    status: 409,
    message: "The desk needs an owner. Make somebody else an owner first.",
    log: "desk: last owner",
  },
  deskProviderDown: {
    status: 503,
    message: "Your firm's sign-in is not answering. Use your password or passkey, or try again in a moment.",
    log: "desk: identity provider failed",
  },
  tooManySignIns: {
    status: 429,
    message: "Too many tries. Wait 15 minutes, or use a passkey or the link for a new password.",
    log: "limit reached",
  },
  tooManyResets: {
    status: 429,
    message: "This account has had three links for a new password. Wait an hour, or ask an owner of the desk for one.",
    log: "limit reached",
  },
  tooManyDeskRequests: {
    status: 429,
    message: "Too many tries came from your network. Wait 10 minutes. If it happens again, try again tomorrow.",
    log: "limit reached",
  },
  deskLeadUnknown: {
    status: 404,
    message: "This lead is no longer here. A colleague may have deleted it.",
    log: "desk: no such lead",
  },
  deskMessageUnknown: {
    status: 404,
    message: "This message is no longer here. A colleague may have deleted it.",
    log: "desk: no such message",
  },
  deskNotSameCompany: {
    status: 409,
    message: "These leads share neither a company name, a website nor an email address.",
    log: "desk: merge of two companies",
  },
  deskKeepValuation: {
    status: 409,
    message: "Only one of these leads has a valuation. Merge the other way round, so that the valuation is kept.",
    log: "desk: merge into a lead without a valuation",
  },
  deskNoEmail: {
    status: 409,
    message: "This lead has no email address to send the link to.",
    log: "desk: no address for the link",
  },
  deskMailComplained: {
    status: 409,
    message:
      "The owner reported our email as spam. Nothing is sent to this address until an owner of the desk allows it.",
    log: "desk: address complained",
  },
  deskNumberDiffers: {
    status: 400,
    message: "That is not the number of selected leads. Nothing was deleted.",
    log: "desk: wrong number of leads to delete",
  },
  webhookAddress: {
    status: 400,
    message: "Events go to public https addresses only, such as https://example.com/hooks.",
    log: "desk: address of a webhook refused",
  },
  webhookEvents: { status: 400, message: "Choose at least one event.", log: "desk: webhook without events" },
  webhooksFull: {
    status: 409,
    message: "You can have at most ten webhooks. Remove one first.",
    log: "desk: too many webhooks",
  },
  webhookUnknown: { status: 404, message: "This webhook has since been removed.", log: "desk: no such webhook" },
  deskTooManyViews: {
    status: 409,
    message: "You have as many saved views as the desk keeps. Remove one first.",
    log: "desk: too many saved views",
  },
  deskTokenIncomplete: {
    status: 400,
    message: "Give the token a name of one line, and tick at least one thing that it may read.",
    log: "desk: token without name or scope",
  },
  deskTooManyTokens: {
    status: 409,
    message: "There are as many tokens as the desk keeps. End one that is no longer used first.",
    log: "desk: too many tokens",
  },
  deskNameDiffers: {
    status: 400,
    message: "Nothing was deleted. Type it exactly as it is shown.",
    log: "desk: typed name differs",
  },

  apiTokenMissing: {
    status: 401,
    message: "Send a token in the header: Authorization: Bearer amv_…",
    log: "API: no token",
  },
  apiTokenRefused: {
    status: 401,
    message: "This token does not work. It may have been ended or expired; an owner makes a new one on the desk.",
    log: "API: token refused",
  },
  apiScopeMissing: {
    status: 403,
    message: "This token may not read this. An owner makes one on the desk that may.",
    log: "API: not in the token's scopes",
  },
  apiParameter: {
    status: 400,
    message: "Unknown parameter, or a value that it does not accept.",
    log: "API: wrong parameter",
  },
  apiLeadUnknown: { status: 404, message: "There is no lead with this id.", log: "API: no such lead" },
  apiPositionUnknown: {
    status: 404,
    message: "There is no such position among the events that are kept. Read again without `after`.",
    log: "API: no such position",
  },
  tooManyApiRequests: {
    status: 429,
    message: "This token has reached its limit of requests per minute. Wait as long as Retry-After says.",
    log: "limit reached",
  },
  tooManyWrongTokens: {
    status: 429,
    message: "Too many tokens that do not work came from your network. Wait as long as Retry-After says.",
    log: "limit reached",
  },

  unavailable: {
    status: 503,
    message: "The site is starting, or a part of it is not working. Please retry in a moment.",
    log: "not ready",
  },
  internal: {
    status: 500,
    message: "Something went wrong on our side. Please retry in a moment.",
    log: "unexpected failure",
  },
} as const satisfies Record<string, { status: number; message: string; log: string }>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every failed answer. */
export type ErrorAnswer = {
  readonly error: string;
  readonly code: ErrorCode;
  /** The parameter of the address that is wrong. */
  readonly parameter?: string;
};

export const errorAnswer = (code: ErrorCode, parameter?: string): ErrorAnswer => ({
  error: errorTable[code].message,
  code,
  ...(parameter !== undefined && { parameter }),
});

import type { Allowance } from "./limiter.ts";

const tenMinutes = 10 * 60_000;

/**
 * What visitors may do, and how often. The table of limits in docs/security.md says why; a test keeps the two in
 * step.
 */
export const allowances = {
  /** Every request that is not answered from memory, well-formed or not: counted before it is read. */
  requests: { name: "requests", windowMs: 10_000, visitor: 60, code: "tooManyRequests" },
  /** The desk's scripts and styles: a first screen loads thirty, and an office has one address. */
  deskFiles: { name: "files of the desk", windowMs: 10_000, visitor: 600, code: "tooManyRequests" },
  /** Sent from another site's page: counted separately, or such a page could use up its visitor's allowance here. */
  foreignRequests: { name: "requests from other sites", windowMs: 10_000, visitor: 60, code: "tooManyRequests" },
  /** An address was entered. */
  addressesGiven: { name: "addresses given", windowMs: tenMinutes, visitor: 60 },
  readings: {
    name: "readings",
    windowMs: tenMinutes,
    visitor: 20,
    inAll: 600,
    perDay: { network: 300, inAll: 10_000 },
  },
  analyses: { name: "analyses", windowMs: tenMinutes, visitor: 60, perDay: { network: 1_000 } },
  modelCalls: {
    name: "analyses by the model",
    windowMs: tenMinutes,
    visitor: 10,
    inAll: 300,
    perDay: { network: 100, inAll: 3_000 },
  },
  /** LEAD_LIMIT sets how many there may be in all. */
  leads: { name: "leads", windowMs: tenMinutes, visitor: 30, perDay: { network: 300 } },
  crmItems: { name: "CRM items", windowMs: tenMinutes, visitor: 30, perDay: { network: 300 } },
  messages: {
    name: "messages",
    windowMs: tenMinutes,
    visitor: 5,
    inAll: 200,
    perDay: { network: 40, inAll: 1_000 },
    code: "tooManyMessages",
  },
  checkouts: {
    name: "checkouts",
    windowMs: tenMinutes,
    visitor: 10,
    inAll: 300,
    perDay: { network: 60, inAll: 3_000 },
    code: "tooManyCheckouts",
  },
  reports: {
    name: "reports",
    windowMs: tenMinutes,
    visitor: 60,
    inAll: 1_200,
    perDay: { network: 600, inAll: 10_000 },
    code: "tooManyReports",
  },
  /** Scenarios, shares and reminders: what an owner changes on the private page. */
  ownerChanges: { name: "changes by owners", windowMs: tenMinutes, visitor: 60, perDay: { network: 600 } },
  /** Every step of signing in to the desk: password, code, passkey, invitation, link for a new password. */
  deskSignIns: {
    name: "desk sign-ins",
    windowMs: tenMinutes,
    visitor: 40,
    perDay: { network: 600 },
    code: "tooManyDeskRequests",
  },
  /** Tokens of the API that do not work. After that the store is not asked about tokens from this address. */
  wrongTokens: { name: "wrong API tokens", windowMs: tenMinutes, visitor: 20, code: "tooManyWrongTokens" },
  /** Mail reports without the right token. */
  mailReportRefusals: { name: "refused mail reports", windowMs: tenMinutes, visitor: 30 },
  deletions: { name: "deletions", windowMs: tenMinutes, visitor: 30 },
  webVitals: { name: "web vitals", windowMs: tenMinutes, visitor: 120 },
} as const satisfies Record<string, Allowance>;

/** A day allows ten times what ten minutes do. */
export function withLeadLimit(name: "leads" | "crmItems", leadLimit: number): Allowance {
  const { perDay, ...allowance } = allowances[name];
  return { ...allowance, inAll: leadLimit, perDay: { ...perDay, inAll: 10 * leadLimit } };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiScopes } from "#domain/api/api-token.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { createApp } from "#server/app.ts";
import { openDeps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import { endpointNames } from "#server/http/endpoint-names.ts";
import { brokenStore } from "#server/http/post.fixture.ts";
import { makeToken } from "#server/services/desk/api-tokens.ts";
import { createLog, type RequestIds } from "./log.ts";
import { silentMetrics } from "./metrics/metrics.ts";

const mark = "zanzibar";
const figure = 7_654_300;
const id = "3f1c9a52-7b1d-4c59-9e0b-0f8d0d3c2b11";
const websiteData = {
  url: `https://${mark}.example/private?of=${mark}`,
  title: mark,
  metaDescription: mark,
  textContent: `${mark} makes ${figure} parts`,
  headings: [mark],
  extractedAt: "2025-11-03T10:00:00.000Z",
};
const capture = {
  ...fullCapture,
  valuationId: id,
  website: `https://${mark}.example`,
  businessAnalysis: { ...fullCapture.businessAnalysis, overview: mark, websiteData },
  financialInputs: { ...fullCapture.financialInputs, preTaxProfit: figure },
  userEmail: `owner@${mark}.example`,
  referrer: `https://news.example/${mark}`,
  userAgent: mark,
  sendReport: true,
};
const message = {
  messageId: "9a0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  kind: "contact",
  name: mark,
  email: `owner@${mark}.example`,
  phone: "(614) 555-0142",
  company: mark,
  message: mark,
  valuationId: id,
  elapsedMs: 20_000,
};
const calendarSecret = "secret-of-the-calendar";
const calEvent = {
  triggerEvent: "BOOKING_CREATED",
  createdAt: "2025-11-03T10:00:00.000Z",
  payload: {
    uid: mark,
    startTime: "2025-11-03T10:00:00.000Z",
    attendees: [{ name: mark, email: `caller@${mark}.example` }],
    metadata: { reference: mark },
  },
};
const formType = "application/x-www-form-urlencoded";
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);
const vital = { name: "LCP", value: 900, rating: "good" };

/** Everything that visitors can send, valid and invalid. */
const requests: readonly (readonly [string, string, unknown?])[] = [
  ["GET", "/api/health"],
  ["POST", "/api/leads", capture],
  ["POST", "/api/leads", { ...capture, [mark]: mark }],
  ["POST", "/api/scenarios", { valuationId: id, scenario: { name: mark, inputs: capture.financialInputs } }],
  ["POST", "/api/scenarios", { valuationId: mark, scenario: { name: mark } }],
  ["POST", "/api/contact", message],
  ["POST", "/api/contact", { ...message, email: mark }],
  ["POST", `/api/address-given?url=${mark}`],
  ["GET", `/api/read-site?url=http://127.0.0.1/${mark}`],
  ["GET", `/api/read-site?url=${mark}`],
  ["POST", "/api/valuation-openai", { mode: "valuation-analysis", websiteData }],
  ["POST", "/api/valuation-openai", { mode: mark, websiteData }],
  ["POST", "/api/valuation-openai", { mode: "valuation-analysis", websiteData, model: mark }],
  ["POST", "/api/monday-capture", { itemName: mark, columnValues: { text: mark, notes: `Valuation ID: ${id}` } }],
  ["POST", "/api/monday-capture", { itemName: mark, columnValues: { [mark.toUpperCase()]: mark } }],
  ["POST", "/api/create-checkout-session", { valuationId: id, package: "professional" }],
  ["GET", `/api/create-checkout-session/back/${id}`],
  ["GET", `/api/purchase-status/cs_test_${mark}`],
  ["GET", `/api/purchase-status/${id}`],
  ["POST", "/api/stripe-webhook", { id: mark, data: mark }],
  ["POST", "/api/calendly-webhook", { event: mark, payload: { email: mark } }],
  ["POST", "/api/cal-webhook", calEvent],
  ["POST", "/api/report/generate", { valuationId: id, package: "professional" }],
  ["GET", `/api/download/report/${id}?format=xlsx`],
  ["GET", `/api/download/report/${mark}?format=${mark}`],
  ["POST", "/api/web-vitals", { page: "home", screen: "small", measures: [vital] }],
  ["POST", "/api/web-vitals", { page: mark, screen: "small", measures: [vital] }],
  ["POST", "/api/desk-auth/passkey/verify-authentication", { response: { id: mark } }],
  ["GET", `/api/desk-auth/callback/firm?code=${mark}&state=${mark}`],
  ["GET", `/api/v1/leads?industry=${mark}`],
  ["GET", `/api/v1/leads?${mark}=1`],
  ["GET", `/api/v1/leads/${id}`],
  ["GET", `/api/v1/events?after=${mark}`],
  ["GET", `/api/v1/funnel?from=${mark}`],
  ["GET", `/api/openapi.json?${mark}`],
  ["GET", `/valuation/result/${id}?website=${mark}`],
  ["POST", `/valuation/result/${id}`, mark],
  ["POST", `/valuation/result/${id}/history`, form({ action: "share", label: mark, day: "2099-01-01" })],
  ["POST", `/valuation/result/${id}/history`, form({ action: "remind", months: "6", email: `${mark}@b.example` })],
  ["POST", `/valuation/result/${id}/history`, form({ action: "removeScenario", name: mark })],
  ["POST", `/valuation/result/${id}/history`, form({ action: mark })],
  ["GET", `/valuation/result/${id}/history?note=${mark}`],
  ["POST", `/valuation/result/${id}/deeper`, form({ panel: "proceeds", debt: String(figure) })],
  ["POST", `/valuation/result/${id}/deeper`, form({ panel: "proceeds", debt: mark })],
  ["POST", `/valuation/result/${id}/deeper`, form({ panel: mark })],
  ["GET", `/shared/${mark}`],
  ["POST", `/api/reminder-stop/${id}`, form({ "List-Unsubscribe": "One-Click" })],
  ["POST", `/api/reminder-stop/${id}`, form({ "List-Unsubscribe": mark })],
  ["POST", `/api/mail-stop/owner/${id}`, form({ "List-Unsubscribe": "One-Click" })],
  ["POST", `/api/mail-stop/member/${mark}.digest.${"x".repeat(32)}`, form({ "List-Unsubscribe": "One-Click" })],
  ["POST", "/api/mail-report", mark],
  ["GET", `/${mark}@example.com/${figure}`],
  ["GET", `/api/${mark}`],
  ["DELETE", `/api/leads/${id}`],
  ["DELETE", `/api/leads/${mark}`],
];

let apiToken = "";
const reportToken = "token-of-the-mail-server-of-the-tests";
const folder = mkdtempSync(join(tmpdir(), "log-"));
const lines: string[] = [];
let deps: Awaited<ReturnType<typeof openDeps>>;

beforeAll(async () => {
  const requestIds: RequestIds = new AsyncLocalStorage();
  const log = createLog("trace", { write: (line) => void lines.push(line) }, requestIds);
  const env = readEnv({
    DATA_DIR: folder,
    TRUST_PROXY: "true",
    CAL_WEBHOOK_SECRET: calendarSecret,
    MAIL_REPORT_TOKEN: reportToken,
  });
  deps = await openDeps(env, { log, metrics: silentMetrics, requestIds });
  const owner = { id: "m", name: mark, email: `${mark}@firm.example`, role: "owner" } as const;
  const token = { name: mark, scopes: apiScopes, lifetime: "never" };
  apiToken = (await makeToken(deps.store, owner, token, { now: Date.now() })).secret;
});
afterAll(async () => {
  await deps.renderer.close();
  await deps.store.close();
  rmSync(folder, { recursive: true });
});

test.each(["a store in order", "a store that fails"])(
  "no log line holds anything of a visitor, with %s",
  async (state) => {
    lines.length = 0;
    const store = state === "a store that fails" ? brokenStore(deps.store) : deps.store;
    const app = createApp({ ...deps, store }, async () => {
      throw new Error(`${mark} cannot be shown`);
    });
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": mark,
      Referer: `https://site.example/${mark}`,
      Cookie: `name=${mark}`,
      "X-Request-Id": `${mark} and more`,
      "X-Forwarded-For": "198.51.100.77",
      "Stripe-Signature": mark,
      Authorization: `Bearer ${apiToken}`,
    };
    const signedCall = createHmac("sha256", calendarSecret).update(JSON.stringify(calEvent)).digest("hex");
    Object.assign(headers, { "X-Cal-Signature-256": signedCall });
    for (const [method, path, body] of requests)
      await app.request(`http://localhost:8888${path}`, {
        method,
        headers: {
          ...headers,
          ...(body instanceof URLSearchParams && { "Content-Type": formType }),
          ...(path === "/api/mail-report" && { Authorization: `Bearer ${reportToken}` }),
        },
        ...(body !== undefined && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
      });
    const kinds = new Set(lines.map((line) => JSON.parse(line).kind));
    expect(endpointNames.filter((name) => !kinds.has(`api:${name}`))).toEqual([]);
    expect(lines.length).toBeGreaterThan(requests.length);
    for (const line of lines) {
      expect(line).not.toMatch(new RegExp([mark, String(figure), id, apiToken, "198\\.51", "555-0142"].join("|"), "i"));
      expect(JSON.parse(line)).toHaveProperty("requestId");
    }
  },
);

import { createHmac } from "node:crypto";
import { pages, pathOf, redirects } from "#content/registry/registry.ts";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { valuationIdLine } from "#domain/leads/crm/crm-payload.ts";
import { oneOf, type Random, whole } from "#tests/support/random.ts";
import { sampleCapture } from "#tests/support/sample-captures.ts";
import { markedId, privateMark } from "./marks.ts";

/** Whose signature a webhook checks. */
export type Signer = "stripe" | "calendly" | "cal";

export type Body =
  | { readonly kind: "json"; readonly value: unknown; readonly signed?: Signer }
  | { readonly kind: "form" | "mail"; readonly text: string };

/** As each kind of body is declared. */
export const contentTypes: Readonly<Record<Body["kind"], string>> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  mail: "message/rfc822",
};

/** A request as our own pages or vendors send it, before anything is wrong with it. */
export type ValidRequest = {
  readonly method: string;
  readonly target: string;
  readonly body?: Body;
  /** Sent with a token: of the API, or the one for mail reports. */
  readonly withToken?: "api" | "mailReport";
  /** Sent by a member of the desk; `leaving` is one whose session may end by it. */
  readonly session?: "working" | "leaving";
};

export type RequestContext = {
  /** Ids under which the site holds a lead, which captures change again and again. */
  readonly knownIds: readonly [string, ...string[]];
  /** One that nothing changes, so that its documents are made once. */
  readonly reportId: string;
  readonly ownerSite: string;
  readonly webhookSecret: string;
  /** Absent: a token that does not work. */
  readonly mailReportToken?: string;
  /** One per address that asks. Absent: a token that does not work. */
  readonly apiTokens?: readonly string[];
  /** The `Cookie` header of two members with the same role. Absent: nobody is signed in. */
  readonly cookies?: Readonly<Record<NonNullable<ValidRequest["session"]>, string>>;
  /** The moment at which events are signed. */
  readonly now?: () => number;
};

export type Maker = (random: Random, context: RequestContext) => ValidRequest;

const anyId = (random: Random, { knownIds }: RequestContext) =>
  random() < 0.3 ? oneOf(random, knownIds) : markedId(random);

const reportId = (random: Random, around: RequestContext) => (random() < 0.3 ? around.reportId : markedId(random));

const email = `${privateMark}@private.example`;
const moment = "2026-11-15T09:30:00.000Z";

function capture(random: Random, valuationId: string) {
  const sample = sampleCapture(random, valuationId);
  return {
    ...sample,
    website: `https://${privateMark}.example/`,
    userEmail: email,
    userPhone: "+1 212 555 0199",
    depth: exampleDepth,
  };
}

function contact(random: Random, { knownIds }: RequestContext) {
  const kind = oneOf(random, ["contact", "report"]);
  return {
    kind,
    messageId: markedId(random),
    name: `Owner ${privateMark}`,
    email,
    phone: "+1 212 555 0199",
    company: `${privateMark} Works`,
    message: `Please call about ${privateMark}.`,
    elapsedMs: 9_000,
    ...(kind === "report" && { valuationId: oneOf(random, knownIds), package: "professional" }),
  };
}

const event = (random: Random) => ({
  id: `evt_${whole(random, 1e9)}`,
  object: "event",
  type: oneOf(random, [
    "checkout.session.completed",
    "checkout.session.expired",
    "charge.refunded",
    "customer.created",
  ]),
  livemode: false,
  created: 1_760_000_000,
  data: {
    object: { id: `cs_test_${whole(random, 1e9)}`, object: "checkout.session", client_reference_id: privateMark },
  },
});

const invitee = (random: Random) =>
  `https://api.calendly.com/scheduled_events/EV${whole(random, 9)}/invitees/IN${whole(random, 9)}`;

const calendlyEvent = (random: Random) => ({
  created_at: moment,
  event: oneOf(random, ["invitee.created", "invitee.canceled", "routing_form_submission.created"]),
  payload: {
    uri: invitee(random),
    email,
    name: `Owner ${privateMark}`,
    text_reminder_number: "+1 212 555 0199",
    old_invitee: random() < 0.3 ? invitee(random) : null,
    rescheduled: random() < 0.3,
    scheduled_event: { start_time: moment },
    tracking: { utm_content: "a".repeat(32) },
  },
});

const calEvent = (random: Random) => ({
  triggerEvent: oneOf(random, ["BOOKING_CREATED", "BOOKING_RESCHEDULED", "BOOKING_CANCELLED", "MEETING_ENDED"]),
  createdAt: moment,
  payload: {
    uid: `uid${whole(random, 9)}`,
    rescheduleUid: random() < 0.3 ? `uid${whole(random, 9)}` : null,
    startTime: moment,
    attendees: [{ name: `Owner ${privateMark}`, email, phoneNumber: "+1 212 555 0199" }],
    metadata: { reference: "a".repeat(32) },
  },
});

const json = (value: unknown): Body => ({ kind: "json", value });
const post = (target: string, value: unknown): ValidRequest => ({ method: "POST", target, body: json(value) });
const get = (target: string): ValidRequest => ({ method: "GET", target });
const apiGet = (target: string): ValidRequest => ({ ...get(target), withToken: "api" });
const tiers = ["summary", "professional", "exitReadiness"] as const;

/** A bounce as mail servers send it (RFC 3464), and any other mail. */
const mailReports = [
  [
    "From: MAILER-DAEMON@relay.example",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; relay.example",
    "",
    `Final-Recipient: rfc822; ${email}`,
    "Action: failed",
    "Status: 5.1.1",
    "",
    "--b--",
  ].join("\r\n"),
  `From: ${email}\r\n\r\n${privateMark}`,
] as const;

const privatePageForms = [
  `action=share&label=${privateMark}&part=addBacks&part=history&day=2099-01-01`,
  `action=close&share=${"x".repeat(43)}`,
  `action=remind&months=6&email=${encodeURIComponent(email)}`,
  "action=stopReminder",
  `action=removeScenario&name=${privateMark}`,
  "action=removeSnapshot&at=1794913375650",
] as const;

const depthForms = [
  "panel=addBacks&ownerPay=%24120%2C000&ownerPayPaper=on&rentToMarket=-36k",
  "panel=proceeds&debt=600000&taxRate=23.8",
  "panel=readiness&booksTie=partly",
  `panel=goal&goal=${privateMark}&growthRate=-2.5`,
] as const;

/** Every endpoint by the path under which the application mounts it; a test holds the list to the application's own. */
export const endpoints: Readonly<Record<string, Maker>> = {
  "GET /api/health": () => get("/api/health"),
  "GET /api/health/live": () => get("/api/health/live"),
  "GET /api/health/ready": () => get("/api/health/ready"),
  "POST /api/address-given": () => ({ method: "POST", target: "/api/address-given" }),
  "GET /api/read-site": (random, { ownerSite }) =>
    get(`/api/read-site?url=${encodeURIComponent(`${ownerSite}/${privateMark}-${whole(random, 99)}`)}`),
  "POST /api/valuation-openai": (random, around) => {
    const { businessAnalysis } = sampleCapture(random, oneOf(random, around.knownIds));
    return post("/api/valuation-openai", { mode: "valuation-analysis", websiteData: businessAnalysis?.websiteData });
  },
  "POST /api/leads": (random, around) => post("/api/leads", capture(random, anyId(random, around))),
  "POST /api/scenarios": (random, around) =>
    post("/api/scenarios", {
      valuationId: anyId(random, around),
      scenario: {
        name: `${privateMark} ${whole(random, 9)}`,
        inputs: sampleCapture(random, oneOf(random, around.knownIds)).financialInputs,
      },
    }),
  "POST /api/reminder-stop/:valuationId": (random, around) => ({
    method: "POST",
    target: `/api/reminder-stop/${anyId(random, around)}`,
    body: { kind: "form", text: "List-Unsubscribe=One-Click" },
  }),
  "POST /api/mail-stop/owner/:valuationId": (random, around) => ({
    method: "POST",
    target: `/api/mail-stop/owner/${anyId(random, around)}`,
    body: { kind: "form", text: "List-Unsubscribe=One-Click" },
  }),
  "POST /api/mail-stop/member/:token": (random) => ({
    method: "POST",
    target: `/api/mail-stop/member/${privateMark}${whole(random, 99)}.digest.${"x".repeat(32)}`,
    body: { kind: "form", text: "List-Unsubscribe=One-Click" },
  }),
  "POST /api/mail-report": (random) => ({
    method: "POST",
    target: "/api/mail-report",
    body: { kind: "mail", text: oneOf(random, mailReports) },
    withToken: "mailReport",
  }),
  "DELETE /api/leads/:valuationId": (random) => ({ method: "DELETE", target: `/api/leads/${markedId(random)}` }),
  "POST /api/monday-capture": (random, around) =>
    post("/api/monday-capture", {
      itemName: `${privateMark} Works`,
      columnValues: {
        long_text: { text: `${valuationIdLine(anyId(random, around))}\n${privateMark}` },
        email: { email, text: email },
        date4: { date: "2026-11-15" },
        numbers: "1200000",
        status: { label: "New" },
      },
    }),
  "POST /api/contact": (random, around) => post("/api/contact", contact(random, around)),
  "POST /api/create-checkout-session": (random, around) =>
    post("/api/create-checkout-session", {
      valuationId: anyId(random, around),
      package: oneOf(random, ["professional", "exitReadiness"]),
    }),
  "GET /api/create-checkout-session/back/:purchaseId": (random) =>
    get(`/api/create-checkout-session/back/${markedId(random)}`),
  "GET /api/purchase-status": () => get("/api/purchase-status"),
  "GET /api/purchase-status/:id": (random, around) =>
    get(`/api/purchase-status/${random() < 0.5 ? anyId(random, around) : `cs_test_${whole(random, 1e9)}`}`),
  "POST /api/stripe-webhook": (random) => ({
    method: "POST",
    target: "/api/stripe-webhook",
    body: { kind: "json", value: event(random), signed: "stripe" },
  }),
  "POST /api/calendly-webhook": (random) => ({
    method: "POST",
    target: "/api/calendly-webhook",
    body: { kind: "json", value: calendlyEvent(random), signed: "calendly" },
  }),
  "POST /api/cal-webhook": (random) => ({
    method: "POST",
    target: "/api/cal-webhook",
    body: { kind: "json", value: calEvent(random), signed: "cal" },
  }),
  "POST /api/report/generate": (random, around) =>
    post("/api/report/generate", { valuationId: reportId(random, around), package: oneOf(random, tiers) }),
  "GET /api/download/report/:id": (random, around) =>
    get(`/api/download/report/${reportId(random, around)}?format=${oneOf(random, ["pdf", "xlsx"])}`),
  "POST /api/web-vitals": (random) =>
    post("/api/web-vitals", {
      page: "home",
      screen: oneOf(random, ["small", "large"]),
      measures: [{ name: oneOf(random, ["LCP", "CLS"]), value: whole(random, 9_000), rating: "good" }],
    }),
  "GET /api/desk-auth/passkey/generate-authenticate-options": () =>
    get("/api/desk-auth/passkey/generate-authenticate-options"),
  "POST /api/desk-auth/passkey/verify-authentication": () =>
    post("/api/desk-auth/passkey/verify-authentication", { response: { id: privateMark } }),
  "GET /api/desk-auth/passkey/generate-register-options": () =>
    get(`/api/desk-auth/passkey/generate-register-options?name=${privateMark}`),
  "POST /api/desk-auth/passkey/verify-registration": () =>
    post("/api/desk-auth/passkey/verify-registration", { response: { id: privateMark }, name: privateMark }),
  "GET /api/desk-auth/callback/firm": () =>
    get(`/api/desk-auth/callback/firm?code=${privateMark}&state=${privateMark}`),
  "GET /api/v1/leads": (random) =>
    apiGet(
      `/api/v1/leads?limit=${whole(random, 99) + 1}&stage=new&contact=any&industry=${privateMark}&${oneOf(random, [
        `createdSince=${moment}`,
        `updatedSince=${moment}`,
        `after=${Buffer.from(`received~1~${markedId(random)}`).toString("base64url")}`,
      ])}`,
    ),
  "GET /api/v1/leads/:id": (random, around) => apiGet(`/api/v1/leads/${anyId(random, around)}`),
  "GET /api/v1/events": (random) =>
    apiGet(`/api/v1/events?limit=9&after=${oneOf(random, ["0", "7", `evt_${privateMark}`])}&type=lead.created`),
  "GET /api/v1/funnel": () => apiGet("/api/v1/funnel?from=2026-10-05&to=2026-11-15"),
  "GET /api/openapi.json": () => get("/api/openapi.json"),
  "POST /valuation/result/:valuationId": (random) => ({
    method: "POST",
    target: pathOf("valuationResult").replace(":valuationId", markedId(random)),
    body: { kind: "form", text: "delete=everything" },
  }),
  "POST /valuation/result/:valuationId/history": (random, around) => ({
    method: "POST",
    target: pathOf("valuationHistory").replace(":valuationId", anyId(random, around)),
    body: { kind: "form", text: oneOf(random, privatePageForms) },
  }),
  "POST /valuation/result/:valuationId/deeper": (random, around) => ({
    method: "POST",
    target: pathOf("valuationDeeper").replace(":valuationId", anyId(random, around)),
    body: { kind: "form", text: oneOf(random, depthForms) },
  }),
  "POST /valuation/upgrade/:valuationId": (random, around) => ({
    method: "POST",
    target: `${pathOf("valuationUpgrade").replace(":valuationId", anyId(random, around))}?package=professional`,
    body: { kind: "form", text: "" },
  }),
};

const addresses = [...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)] as [string, ...string[]];
const assets = [
  "/favicon.svg",
  "/robots.txt",
  "/sitemap.xml",
  "/about.data",
  "/index.html",
  "/assets/nothing.js",
] as const;

/** Pages and files. */
export const page: Maker = (random, around) => {
  if (random() < 0.2) return get(oneOf(random, assets));
  const path = oneOf(random, addresses).replace(":valuationId", anyId(random, around)).replace(":token", privateMark);
  if (path === pathOf("search")) return get(`${path}?q=${privateMark}`);
  return get(path === pathOf("valuationSuccess") ? `${path}?session_id=cs_test_${whole(random, 99)}` : path);
};

/** The header with which each vendor signs, so that a body passes the signature check. */
export function signedBy(signer: Signer, body: Buffer, secret: string, at: number): readonly [string, string] {
  if (signer === "cal") return ["X-Cal-Signature-256", createHmac("sha256", secret).update(body).digest("hex")];
  return [signer === "stripe" ? "Stripe-Signature" : "Calendly-Webhook-Signature", signatureOf(body, secret, at)];
}

/** As Stripe and Calendly sign. */
export function signatureOf(body: Buffer, secret: string, at: number): string {
  const seconds = Math.floor(at / 1_000);
  const signed = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
  return `t=${seconds},v1=${signed}`;
}

/** What the site holds while it is attacked: a lead as a visitor sends it. */
export function knownLead(random: Random, valuationId: string) {
  return { ...capture(random, valuationId), timestamp: moment };
}

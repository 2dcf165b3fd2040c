import { z } from "zod";
import { defaultAnalysisModel } from "#contracts/valuation/analysis-request.ts";
import { crmNames } from "#domain/leads/crm/crm-vendors.ts";
import { crmsOf, hubspotDefaults, salesforceDefaults } from "./vendors/crm/crm-env.ts";
import { fieldPlacesSchema, stageNamesSchema } from "./vendors/crm/crm-maps.ts";
import { crmColumnIdsSchema } from "./vendors/monday/column-ids.ts";
import { isWebhookAddress, isWebhookSecret } from "./vendors/webhooks/webhook-address.ts";

/** The only reader of the process environment. Every variable is optional: the product runs with none of them. */

const port = z.coerce.number().int().min(1).max(65_535);
const host = z.string().regex(/^[\w.:-]+$/);
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
const token = z.string().regex(/^\S{8,}$/);
const milliseconds = (most: number) => z.coerce.number().int().min(100).max(most);
/** 0 disables it. */
const orNone = (most: number) => z.coerce.number().int().min(0).max(most);
const reasoningEfforts = ["none", "minimal", "low", "medium", "high"] as const;
const priceId = z.string().regex(/^price_\w+$/);
/** One secret; during a rotation the new one and the old one. */
const secretPair = z
  .string()
  .regex(/^[^\s,]{8,}(,[^\s,]{8,})?$/)
  .transform((value) => value.split(","));
const hostList = z
  .string()
  .regex(/^[\w.-]+:\d+(,[\w.-]+:\d+)*$/)
  .transform((value) => value.split(","));

const stagesMustBe = 'JSON such as {"new":"Intro call","notNow":"Lost"}, another name for each stage';
const placesMustBe = 'JSON such as {"ebitda":"ebitda","nextAction":null}, another place for each field';

/** Time for a proxy that checks every two seconds to notice twice. Without a proxy no drain is needed. */
const drainBehindProxyMs = 5_000;

type Variable = { readonly schema: z.ZodType; readonly mustBe: string; readonly secret?: true };

const variables = {
  PORT: { schema: port, mustBe: "a port from 1 to 65535" },
  HOST: { schema: host, mustBe: "a host name or address" },
  SITE_URL: { schema: url("http:", "https:"), mustBe: "the site's public address, such as https://example.com" },
  DATA_DIR: { schema: z.string().min(1), mustBe: "a folder" },
  DATABASE_URL: { schema: url("postgres:", "postgresql:"), mustBe: "a postgres:// address", secret: true },
  OPENAI_API_KEY: { schema: token, mustBe: "a key of at least 8 characters without spaces", secret: true },
  OPENAI_BASE_URL: { schema: url("http:", "https:"), mustBe: "an http or https address" },
  OPENAI_REASONING_EFFORT: {
    schema: z.enum([...reasoningEfforts, "off"]),
    mustBe: `${reasoningEfforts.join(", ")} or off`,
  },
  OPENAI_MODEL: { schema: z.string().regex(/^[\w.:/-]+$/), mustBe: "a model name" },
  MONDAY_API_TOKEN: { schema: token, mustBe: "a token of at least 8 characters without spaces", secret: true },
  MONDAY_BOARD_ID: { schema: z.string().regex(/^\d+$/), mustBe: "a board number" },
  MONDAY_API_URL: { schema: url("http:", "https:"), mustBe: "an http or https address" },
  MONDAY_COLUMNS: {
    schema: crmColumnIdsSchema,
    mustBe: 'JSON such as {"stage":"status_1","sde":null}, one column for each name, and never null for notes',
  },
  MONDAY_TIMEOUT_MS: { schema: milliseconds(30_000), mustBe: "from 100 to 30000 milliseconds" },
  MONDAY_VERIFY_MS: { schema: milliseconds(86_400_000), mustBe: "from 100 to 86400000 milliseconds" },
  MONDAY_DAILY_CALLS: { schema: z.coerce.number().int().min(1).max(1_000_000), mustBe: "from 1 to 1000000 calls" },
  MONDAY_LOOK_MS: { schema: milliseconds(86_400_000), mustBe: "from 100 to 86400000 milliseconds" },
  HUBSPOT_ACCESS_TOKEN: { schema: token, mustBe: "a token of at least 8 characters without spaces", secret: true },
  HUBSPOT_API_URL: { schema: url("http:", "https:"), mustBe: "an http or https address" },
  HUBSPOT_PIPELINE: { schema: z.string().max(255), mustBe: "the name or id of a deal pipeline" },
  HUBSPOT_STAGES: { schema: stageNamesSchema(hubspotDefaults.stages), mustBe: stagesMustBe },
  HUBSPOT_PROPERTIES: { schema: fieldPlacesSchema(hubspotDefaults.properties), mustBe: placesMustBe },
  SALESFORCE_LOGIN_URL: {
    schema: url("http:", "https:"),
    mustBe: "your domain's address, such as https://firm.my.salesforce.com",
  },
  SALESFORCE_CLIENT_ID: { schema: token, mustBe: "the consumer key of your app" },
  SALESFORCE_CLIENT_SECRET: { schema: token, mustBe: "the consumer secret of your app", secret: true },
  SALESFORCE_STAGES: { schema: stageNamesSchema(salesforceDefaults.stages), mustBe: stagesMustBe },
  SALESFORCE_FIELDS: { schema: fieldPlacesSchema(salesforceDefaults.fields), mustBe: placesMustBe },
  CRM_TIMEOUT_MS: { schema: milliseconds(30_000), mustBe: "from 100 to 30000 milliseconds" },
  CRM_VERIFY_MS: { schema: milliseconds(86_400_000), mustBe: "from 100 to 86400000 milliseconds" },
  CRM_DAILY_CALLS: { schema: z.coerce.number().int().min(1).max(10_000_000), mustBe: "from 1 to 10000000 calls" },
  CRM_LOOK_MS: { schema: milliseconds(86_400_000), mustBe: "from 100 to 86400000 milliseconds" },
  STRIPE_SECRET_KEY: { schema: token, mustBe: "a key of at least 8 characters without spaces", secret: true },
  STRIPE_WEBHOOK_SECRET: { schema: token, mustBe: "a secret of at least 8 characters without spaces", secret: true },
  STRIPE_PRICE_PROFESSIONAL: { schema: priceId, mustBe: "a price id such as price_123" },
  STRIPE_PRICE_EXIT_READINESS: { schema: priceId, mustBe: "a price id such as price_123" },
  STRIPE_API_URL: { schema: url("http:", "https:"), mustBe: "an http or https address" },
  CALENDLY_WEBHOOK_SECRET: { schema: secretPair, mustBe: "one secret, or two with a comma between", secret: true },
  CAL_WEBHOOK_SECRET: { schema: secretPair, mustBe: "one secret, or two with a comma between", secret: true },
  SMTP_URL: { schema: url("smtp:", "smtps:"), mustBe: "an smtp:// or smtps:// address", secret: true },
  MAIL_FROM: { schema: z.email(), mustBe: "an email address" },
  MAIL_TO: { schema: z.email(), mustBe: "an email address" },
  MAIL_REPORT_TOKEN: { schema: token.min(32), mustBe: "at least 32 characters without spaces", secret: true },
  DESK_SECRET: { schema: token.min(32), mustBe: "at least 32 characters without spaces", secret: true },
  DESK_OIDC_ISSUER: { schema: url("http:", "https:"), mustBe: "the https address of an OpenID Connect issuer" },
  DESK_OIDC_CLIENT_ID: { schema: z.string().min(1), mustBe: "the client id that the provider gave" },
  DESK_OIDC_CLIENT_SECRET: { schema: token, mustBe: "a secret of at least 8 characters without spaces", secret: true },
  HOOK_URL: { schema: url("http:", "https:"), mustBe: "the https address of a public server", secret: true },
  HOOK_SECRET: {
    schema: z.string().refine(isWebhookSecret),
    mustBe: "whsec_ followed by 24 to 64 random bytes in base64",
    secret: true,
  },
  READER_ALLOW_HOSTS: { schema: hostList, mustBe: "host:port pairs separated by commas" },
  OUTBOX_LEASE_MS: { schema: milliseconds(600_000), mustBe: "from 100 to 600000 milliseconds" },
  LEAD_LIMIT: { schema: z.coerce.number().int().min(1), mustBe: "a whole number from 1 up" },
  DRAIN_MS: { schema: orNone(60_000), mustBe: "from 0 to 60000 milliseconds" },
  TRUST_PROXY: { schema: z.enum(["true", "false"]), mustBe: "true or false" },
  METRICS_PORT: { schema: port, mustBe: "a port from 1 to 65535" },
  METRICS_HOST: { schema: host, mustBe: "a host name or address" },
  DEV_PORT: { schema: port, mustBe: "a port from 1 to 65535" },
  PAGE_MEMORY_MB: { schema: orNone(4_096), mustBe: "from 0 to 4096 megabytes" },
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    mustBe: "trace, debug, info, warn, error, fatal or silent",
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
export const variableNames = Object.keys(variables) as readonly VariableName[];

type Parsed = { [Name in VariableName]?: z.infer<(typeof variables)[Name]["schema"]> };

export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** A secret can be recognized by its first characters and length, but not read from the log. */
function shown(value: string, { secret }: Variable): string {
  return secret
    ? `${JSON.stringify(`${value.slice(0, 3)}…`)} (${value.length} characters, hidden)`
    : JSON.stringify(value);
}

function parse(source: Readonly<Record<string, string | undefined>>): Parsed {
  const parsed: Record<string, unknown> = {};
  for (const name of variableNames) {
    const value = source[name]?.trim();
    if (!value) continue;
    const variable: Variable = variables[name];
    const result = variable.schema.safeParse(value);
    if (!result.success)
      throw new EnvironmentError(`${name} must be ${variable.mustBe}, but it is ${shown(value, variable)}.`);
    parsed[name] = result.data;
  }
  return parsed as Parsed;
}

export type Env = ReturnType<typeof readEnv>;

export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const e = parse(source);
  const port = e.PORT ?? 8888;
  const publicUrl = e.SITE_URL?.replace(/\/+$/, "");
  return {
    port,
    host: e.HOST ?? "0.0.0.0",
    siteUrl: publicUrl ?? `http://localhost:${port}`,
    /** The address in canonical links, sitemap and social pictures. Without SITE_URL it is fixed, so that one build serves every port. */
    builtFor: publicUrl ?? "http://localhost:8888",
    dataDir: e.DATA_DIR ?? "./data",
    databaseUrl: e.DATABASE_URL,
    analysis: analysisOf(e),
    crm: crmOf(e),
    payments: paymentsOf(e),
    /** The secrets that sign the events of the firm's calendar. */
    bookings: { calendly: e.CALENDLY_WEBHOOK_SECRET, cal: e.CAL_WEBHOOK_SECRET },
    mail: mailOf(e),
    /** The token with which the firm's mail server hands in bounces and complaints. */
    mailReportToken: e.MAIL_REPORT_TOKEN,
    deskSecret: e.DESK_SECRET,
    deskOidc: deskOidcOf(e),
    hook: hookOf(e),
    readerAllowHosts: e.READER_ALLOW_HOSTS ?? [],
    outboxLeaseMs: e.OUTBOX_LEASE_MS ?? 60_000,
    leadLimit: e.LEAD_LIMIT ?? 3_000,
    trustProxy: e.TRUST_PROXY === "true",
    drainMs: e.DRAIN_MS ?? (e.TRUST_PROXY === "true" ? drainBehindProxyMs : 0),
    metrics: metricsOf(e, port),
    pageMemoryBytes: (e.PAGE_MEMORY_MB ?? 32) * 1024 * 1024,
    logLevel: e.LOG_LEVEL ?? "info",
    devPort: e.DEV_PORT ?? 3000,
    incomplete: incompleteOf(e),
  };
}

/** A service is on only when all of its variables are set. */
const setTogether: readonly (readonly VariableName[])[] = [
  ["MONDAY_API_TOKEN", "MONDAY_BOARD_ID"],
  ["SALESFORCE_LOGIN_URL", "SALESFORCE_CLIENT_ID", "SALESFORCE_CLIENT_SECRET"],
  ["SMTP_URL", "MAIL_FROM", "MAIL_TO"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_PROFESSIONAL", "STRIPE_PRICE_EXIT_READINESS"],
  ["DESK_OIDC_ISSUER", "DESK_OIDC_CLIENT_ID", "DESK_OIDC_CLIENT_SECRET"],
  ["HOOK_URL", "HOOK_SECRET"],
];

/** The missing variables of a service that is set up in part. */
function incompleteOf(e: Parsed) {
  return setTogether.flatMap((names) => {
    const missing = names.filter((name) => e[name] === undefined);
    const set = names.find((name) => e[name] !== undefined);
    return set !== undefined && missing.length > 0 ? [{ set, missing }] : [];
  });
}

/** A separate port, on this machine only unless another address is set: visitors must never reach it. */
function metricsOf(e: Parsed, publicPort: number) {
  if (e.METRICS_PORT === undefined) return undefined;
  if (e.METRICS_PORT === publicPort)
    throw new EnvironmentError(`METRICS_PORT must be another port than PORT, but both are ${publicPort}.`);
  return { port: e.METRICS_PORT, host: e.METRICS_HOST ?? "127.0.0.1" };
}

function analysisOf(e: Parsed) {
  if (!e.OPENAI_API_KEY) return undefined;
  const effort = e.OPENAI_REASONING_EFFORT ?? "low";
  return {
    apiKey: e.OPENAI_API_KEY,
    baseUrl: e.OPENAI_BASE_URL,
    model: e.OPENAI_MODEL ?? defaultAnalysisModel,
    reasoningEffort: effort === "off" ? undefined : effort,
  };
}

function mailOf(e: Parsed) {
  if (!e.SMTP_URL || !e.MAIL_FROM || !e.MAIL_TO) return undefined;
  return { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, to: e.MAIL_TO };
}

/** The webhook that is set without the desk. */
function hookOf(e: Parsed) {
  if (!e.HOOK_URL || !e.HOOK_SECRET) return undefined;
  if (!isWebhookAddress(e.HOOK_URL, e.READER_ALLOW_HOSTS ?? []))
    throw new EnvironmentError(`HOOK_URL must be ${variables.HOOK_URL.mustBe}, but it is not.`);
  return { url: e.HOOK_URL, secret: e.HOOK_SECRET };
}

/** The firm's own accounts, by OpenID Connect. */
function deskOidcOf(e: Parsed) {
  if (!e.DESK_OIDC_ISSUER || !e.DESK_OIDC_CLIENT_ID || !e.DESK_OIDC_CLIENT_SECRET) return undefined;
  return {
    issuer: e.DESK_OIDC_ISSUER.replace(/\/+$/, ""),
    clientId: e.DESK_OIDC_CLIENT_ID,
    clientSecret: e.DESK_OIDC_CLIENT_SECRET,
  };
}

function crmOf(e: Parsed) {
  const [crm, other] = crmsOf(e);
  if (crm && other)
    throw new EnvironmentError(
      `Only one CRM can be set up, but ${crmNames[crm.vendor]} and ${crmNames[other.vendor]} are. Remove the variables of one.`,
    );
  return crm;
}

function paymentsOf(e: Parsed) {
  if (!e.STRIPE_SECRET_KEY || !e.STRIPE_WEBHOOK_SECRET) return undefined;
  if (!e.STRIPE_PRICE_PROFESSIONAL || !e.STRIPE_PRICE_EXIT_READINESS) return undefined;
  return {
    secretKey: e.STRIPE_SECRET_KEY,
    webhookSecret: e.STRIPE_WEBHOOK_SECRET,
    prices: { professional: e.STRIPE_PRICE_PROFESSIONAL, exitReadiness: e.STRIPE_PRICE_EXIT_READINESS },
    apiUrl: e.STRIPE_API_URL,
    /** Stripe's test mode, without real money. */
    isTest: /^[a-z]+_test_/.test(e.STRIPE_SECRET_KEY),
  };
}

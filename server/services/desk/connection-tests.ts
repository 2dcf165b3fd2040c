import { randomUUID } from "node:crypto";
import { site } from "#content/site.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { type Connection, type TestResult, testFailureOf } from "#domain/desk/screens/connections-view.ts";
import { deskTestMail } from "#server/documents/mails/desk-test-mail.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/ops/log.ts";
import type { Metrics } from "#server/ops/metrics/metrics.ts";
import { checkCrm } from "#server/vendors/crm/check-crm.ts";
import { createMailer } from "#server/vendors/mail.ts";
import { createPageModel } from "#server/vendors/openai.ts";

type Parts = {
  readonly env: Pick<Env, "analysis" | "crm" | "mail" | "payments">;
  readonly log: Log;
  /** Calls to the payment provider are counted in its health, whoever makes them. */
  readonly metrics: Metrics;
  /** The person who waits for the result. */
  readonly member: Pick<Member, "email">;
  readonly limitMs: number;
};
type Answered = Extract<TestResult, { readonly isOk: true }>["answer"];
type Failed = Omit<Extract<TestResult, { readonly isOk: false }>, "connection" | "vendor">;
type Outcome = Answered | Failed;

const notSet: Failed = { isOk: false, failure: "notSet" };

const tests: Readonly<Record<Connection, (parts: Parts) => Promise<Outcome>>> = {
  async crm({ env: { crm }, limitMs }) {
    if (!crm) return notSet;
    const { name, missing } = await checkCrm(crm, { signal: AbortSignal.timeout(limitMs) });
    if (missing.length > 0) return { isOk: false, failure: "boardColumns", missing };
    return { connection: "crm", vendor: crm.vendor, name };
  },

  async mail({ env: { mail }, member, limitMs }) {
    if (!mail) return notSet;
    const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: { name: site.brand, address: mail.from }, limitMs });
    await mailer.send({ ...deskTestMail(), to: member.email, id: randomUUID() });
    return { connection: "mail", to: member.email };
  },

  async payments({ env: { payments }, log, metrics, limitMs }) {
    if (!payments) return notSet;
    const { createPaymentProvider } = await import("#server/vendors/stripe.ts");
    const prices = await createPaymentProvider(payments, { log, metrics, timeoutMs: limitMs }).prices();
    return { connection: "payments", prices, isTest: payments.isTest };
  },

  async analysis({ env: { analysis }, log, metrics, limitMs }) {
    if (!analysis) return notSet;
    const model = createPageModel(analysis, { log, metrics, timeoutMs: limitMs });
    if (!(await model.answers())) return { isOk: false, failure: "modelDown" };
    return { connection: "analysis", model: model.name };
  },
};

/** Makes a small request of the vendor that changes nothing there, or sends a mail to the person. Never rejects. */
export async function testConnection(connection: Connection, parts: Parts): Promise<TestResult> {
  const started = performance.now();
  const { crm } = parts.env;
  const failed = { connection, ...(connection === "crm" && crm && { vendor: crm.vendor }) };
  try {
    const outcome = await tests[connection](parts);
    if ("isOk" in outcome) return { ...outcome, ...failed };
    return { isOk: true, ms: Math.round(performance.now() - started), answer: outcome };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    return { isOk: false, ...failed, failure: testFailureOf(connection, reason) };
  }
}

import { expect, test } from "vitest";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import type { Report } from "#domain/report/report.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { AppError } from "#server/http/app-error.ts";
import { metricsFixture } from "./metrics.fixture.ts";
import {
  leadsWithMetrics,
  messagesWithMetrics,
  paymentsWithMetrics,
  readerWithMetrics,
  rendererWithMetrics,
} from "./with-metrics.ts";

/** Fails, or not, with each of these in turn. */
function inTurn<T>(...outcomes: readonly (T | Error)[]): () => Promise<T> {
  let turn = 0;
  return async () => {
    const outcome = outcomes[turn++];
    if (outcome instanceof Error) throw outcome;
    return outcome as T;
  };
}
/** The last outcome of each as the caller sees it. */
async function seen(work: () => Promise<unknown>, times: number): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let n = 0; n < times; n++) all.push(await work().catch((error: unknown) => error));
  return all;
}

test("a reader's pages and failures", async () => {
  const { metrics, value } = metricsFixture();
  const failures = [new AppError("siteTimeout"), new Error("?")];
  const reader = readerWithMetrics({ read: inTurn<string>("a page", ...failures) }, metrics);
  expect(await seen(() => reader.read("a.example"), 3)).toEqual(["a page", ...failures]);
  expect(await value('amiva_website_readings_total{outcome="read"}')).toBe(1);
  expect(await value('amiva_website_readings_total{outcome="siteTimeout"}')).toBe(1);
  expect(await value('amiva_website_readings_total{outcome="internal"}')).toBe(1);
  expect(await value("amiva_website_reading_duration_seconds_count")).toBe(3);
});

test("documents that are made, refused for lack of capacity, and failed", async () => {
  const { metrics, value } = metricsFixture();
  const failures = [new AppError("reportBusy"), new Error("?")];
  const render = inTurn<Uint8Array>(new Uint8Array([1]), ...failures);
  const renderer = rendererWithMetrics({ version: "7", render, close: async () => undefined }, metrics);
  expect(renderer.version).toBe("7");
  expect(await seen(() => renderer.render("pdf", {} as Report), 3)).toEqual([new Uint8Array([1]), ...failures]);
  for (const outcome of ["made", "busy", "failed"])
    expect(await value(`amiva_documents_total{format="pdf",outcome="${outcome}"}`)).toBe(1);
  expect(await value('amiva_document_duration_seconds_count{format="pdf"}')).toBe(1);
});

test("captures: new, known, of a deleted valuation, and those that cannot be stored", async () => {
  const { metrics, value } = metricsFixture();
  const stored = { answer: { valuationId: "a", stored: true as const }, enqueued: true };
  const outcomes = [
    { ...stored, created: true },
    { ...stored, created: false },
  ];
  const failures = [new AppError("forgotten"), new AppError("unavailable")];
  const leads = leadsWithMetrics({ capture: inTurn(...outcomes, ...failures) }, metrics);
  expect(await seen(() => leads.capture(fullCapture), 4)).toEqual([...outcomes, ...failures]);
  for (const outcome of ["new", "known", "refused", "failed"])
    expect(await value(`amiva_captures_total{outcome="${outcome}"}`)).toBe(1);
});

test("messages are counted by outcome", async () => {
  const { metrics, value } = metricsFixture();
  const outcomes = [true, false].map((created) => ({ created, enqueued: true }));
  const messages = messagesWithMetrics({ take: inTurn(...outcomes, new AppError("unavailable")) }, metrics);
  await seen(() => messages.take({} as Parameters<typeof messages.take>[0]), 3);
  for (const outcome of ["new", "known", "failed"])
    expect(await value(`amiva_messages_total{outcome="${outcome}"}`)).toBe(1);
});

test("events of the payment provider", async () => {
  const { metrics, value } = metricsFixture();
  const settleEvent = inTurn<void>(undefined, new AppError("eventRefused"), new AppError("paymentsDown"));
  const payments = paymentsWithMetrics({ ...testDeps().payments, settleEvent }, metrics);
  await seen(() => payments.settleEvent(new Uint8Array(), undefined), 3);
  for (const outcome of ["settled", "eventRefused", "paymentsDown"])
    expect(await value(`amiva_payment_events_total{outcome="${outcome}"}`)).toBe(1);
});

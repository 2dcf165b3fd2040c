import { describe, expect, test } from "vitest";
import { paymentsContext, reportContext, valuationReaderContext } from "#app/context.ts";
import { testDeps } from "./deps.fixture.ts";
import { AppError } from "./http/app-error.ts";
import { createLoaderContext } from "./loader-context.ts";

const id = "7f0c9c1e-2b1d-4c55-9a53-3c1f0a1f2b10";

/** A store whose every read fails with an error that quotes the id. */
const brokenStore = () =>
  new Proxy(testDeps({}).store, {
    get: () => {
      throw new Error(`cannot read ${id}`);
    },
  });

describe("a page whose data cannot be read", () => {
  const deps = testDeps({});
  const failing = async () => {
    throw new AppError("unavailable", `the store failed: ${id}`);
  };
  const context = createLoaderContext(
    { ...deps, store: brokenStore(), payments: { ...deps.payments, order: failing, unlocked: failing } },
    { nonce: "", origin: "", onError: () => {} },
  );

  test.each([
    ["a valuation", () => context.get(valuationReaderContext).find(id)],
    ["a report", () => context.get(reportContext).find(id)],
    ["an order", () => context.get(paymentsContext).status("cs_test_1")],
    ["unlocked packages", () => context.get(paymentsContext).unlocked(id)],
  ])("%s: is answered 503 by the router, without the id", async (_name, read) => {
    const thrown = await read().catch((error: unknown) => error);
    expect(thrown).toMatchObject({ data: null, init: { status: 503, statusText: "Service Unavailable" } });
    expect(JSON.stringify(thrown)).not.toContain(id);
  });
});

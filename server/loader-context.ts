import { STATUS_CODES } from "node:http";
import { data, RouterContextProvider } from "react-router";
import {
  failureContext,
  nonceContext,
  paymentsContext,
  reportContext,
  sharedLinkContext,
  sharesContext,
  valuationReaderContext,
} from "#app/context.ts";
import { errorTable } from "#contracts/error-table.ts";
import { readReport } from "#server/services/reports/read-report.ts";
import type { Deps } from "./deps.ts";
import { AppError } from "./http/app-error.ts";
import { listShares, openShare } from "./services/owner/shares.ts";
import { storeErrorsAs503 } from "./services/store-errors-as-503.ts";
import { findValuationRecord } from "./store/leads/leads.ts";

type PageSettings = {
  readonly nonce: string;
  /** Of the visitor's page, for addresses that an owner copies. */
  readonly origin: string;
  /** Receives errors while rendering. */
  readonly onError: (error: unknown) => void;
};

/** What the loaders of pages get from the server. */
export function createLoaderContext(
  { store, payments, log }: Pick<Deps, "store" | "payments" | "log">,
  { nonce, origin, onError }: PageSettings,
): RouterContextProvider {
  const read = <T>(reading: () => Promise<T>) => appErrorsAsStatus(storeErrorsAs503(log, reading));
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(failureContext, onError);
  context.set(valuationReaderContext, {
    find: (id) => read(() => findValuationRecord(store, id)),
  });
  context.set(sharesContext, {
    list: (id) => read(() => listShares(store, id, { now: Date.now(), origin })),
  });
  context.set(sharedLinkContext, {
    open: (token, { isCounted }) => read(() => openShare(store, token, { now: Date.now(), isCounted })),
  });
  context.set(reportContext, {
    find: (id) => read(() => readReport(store, id)),
  });
  context.set(paymentsContext, {
    prices: () => appErrorsAsStatus(payments.prices()),
    status: (sessionId) => appErrorsAsStatus(payments.order(sessionId)),
    unlocked: (valuationId) => appErrorsAsStatus(payments.unlocked(valuationId)),
  });
  return context;
}

/** The page is then answered with the error's HTTP status. The error itself is not passed on: it could expose the id. */
export async function appErrorsAsStatus<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status } = errorTable[error.code];
    throw data(null, { status, statusText: STATUS_CODES[status] ?? "" });
  }
}

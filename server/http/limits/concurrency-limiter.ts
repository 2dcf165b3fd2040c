import type { ErrorCode } from "#contracts/error-table.ts";
import { AppError } from "#server/http/app-error.ts";
import { widerNetworks } from "./visitor-networks.ts";

type ConcurrencyLimit = {
  readonly name: string;
  /** How many one visitor may have running; the networks around it several times as many. */
  readonly visitor: number;
  readonly inAll: number;
  readonly retryAfterSeconds: number;
  /** The error for a visitor above the limit. */
  readonly code?: ErrorCode;
};

/** Runs work for a visitor while there is capacity in this process. @throws AppError tooMany, or as named */
export function createConcurrencyLimiter({
  name,
  visitor: max,
  inAll,
  retryAfterSeconds,
  code = "tooMany",
}: ConcurrencyLimit) {
  const running = new Map<string, number>();

  return async function runWithinLimit<T>(visitor: string, work: () => Promise<T>): Promise<T> {
    const limits = [
      { key: "", max: inAll },
      { key: visitor, max },
      ...widerNetworks(visitor).map(({ address, visitors }) => ({ key: address, max: max * visitors })),
    ];
    for (const limit of limits)
      if ((running.get(limit.key) ?? 0) >= limit.max)
        throw new AppError(code, `limit ${name} reached`, { retryAfterSeconds });
    for (const { key } of limits) running.set(key, (running.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const { key } of limits) release(key);
    }
  };

  function release(key: string): void {
    const left = (running.get(key) ?? 0) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
  }
}

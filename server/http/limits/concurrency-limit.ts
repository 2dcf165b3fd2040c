import type { ErrorCode } from "#contracts/error-table.ts";
import { AppError } from "#server/http/app-error.ts";
import { widerNetworks } from "./visitor-networks.ts";

type Places = {
  readonly name: string;
  /** How many one visitor may have running; the networks around it several times as many. */
  readonly visitor: number;
  readonly inAll: number;
  readonly retryAfterSeconds: number;
  /** The error for a visitor above the limit. */
  readonly code?: ErrorCode;
};

/** Runs work for a visitor while there is capacity in this process. @throws AppError tooMany, or as named */
export function fewAtOnce({ name, visitor: most, inAll, retryAfterSeconds, code = "tooMany" }: Places) {
  const underWay = new Map<string, number>();

  return async function atOnce<T>(visitor: string, work: () => Promise<T>): Promise<T> {
    const places = [
      { key: "", most: inAll },
      { key: visitor, most },
      ...widerNetworks(visitor).map(({ address, visitors }) => ({ key: address, most: most * visitors })),
    ];
    for (const place of places)
      if ((underWay.get(place.key) ?? 0) >= place.most)
        throw new AppError(code, `limit ${name} reached`, { retryAfterSeconds });
    for (const { key } of places) underWay.set(key, (underWay.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const { key } of places) leave(key);
    }
  };

  function leave(key: string): void {
    const left = (underWay.get(key) ?? 0) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  }
}

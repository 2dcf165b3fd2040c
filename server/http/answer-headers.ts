import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

export type AnswerHeaders = readonly (readonly [name: string, value: string])[];

/**
 * Sets headers on the connection's response before the handler runs; the handler's own headers win. Setting them
 * afterward would copy all the others. False if there is no connection, as in tests.
 */
export function presetHeaders({ env }: Context, headers: AnswerHeaders): boolean {
  const { outgoing } = (env ?? {}) as Partial<HttpBindings>;
  if (!outgoing) return false;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  return true;
}

/** The same on an existing response. */
export function addHeaders({ res }: Context, headers: AnswerHeaders): void {
  for (const [name, value] of headers) if (!res.headers.has(name)) res.headers.set(name, value);
}

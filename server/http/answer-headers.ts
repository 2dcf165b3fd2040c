import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

export type AnswerHeaders = readonly (readonly [name: string, value: string])[];

/**
 * Puts headers on the connection's own answer before there is one; what the answer says itself wins over them. Afterwards
 * each would cost a copy of all the others. False where there is no connection, as in tests.
 */
export function presetHeaders({ env }: Context, headers: AnswerHeaders): boolean {
  const { outgoing } = (env ?? {}) as Partial<HttpBindings>;
  if (!outgoing) return false;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  return true;
}

/** The same on an answer that is there already. */
export function addHeaders({ res }: Context, headers: AnswerHeaders): void {
  for (const [name, value] of headers) if (!res.headers.has(name)) res.headers.set(name, value);
}

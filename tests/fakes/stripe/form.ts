import { invalid } from "./api-error.ts";

/** `a[b][0][c]=1` as nested records; lists stay records with numbers for names until a schema asks for a list. */
export function formParameters(encoded: string): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [, first, rest = ""] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    if (first === undefined) throw invalid(`Invalid parameter name: ${name}`, name);
    put(all, [first, ...rest.split(/[[\]]+/).filter(Boolean)], value, name);
  }
  return listed(all) as Record<string, unknown>;
}

function put(into: Record<string, unknown>, path: readonly string[], value: string, name: string): void {
  const [here = "", ...rest] = path;
  if (rest.length === 0) {
    if (Object.hasOwn(into, here)) throw invalid(`Repeated parameter: ${name}`, name);
    into[here] = value;
    return;
  }
  into[here] ??= {};
  const inner = into[here];
  if (typeof inner !== "object" || inner === null) throw invalid(`Invalid parameter: ${name}`, name);
  put(inner as Record<string, unknown>, rest, value, name);
}

function listed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

import { formParameters } from "#tests/fakes/stripe/form.ts";
import type { Exchange } from "./recorder.ts";

/** A name that is there more than once has a list of values. */
export function valuesOf(query: string): Readonly<Record<string, unknown>> {
  if (query.includes("[") || query.includes("%5B")) return formParameters(query);
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

export function bodyOf({ headers, body }: Exchange): unknown {
  if (body === "") return {};
  return isForm(headers) ? formParameters(body) : (JSON.parse(body) as unknown);
}

export const isForm = (headers: Exchange["headers"]) =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;

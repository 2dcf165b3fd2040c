import { data, redirect } from "react-router";
import { errorTable } from "#contracts/error-table.ts";
import type { Refused, WithCookies } from "./sign-in-access.ts";

/** A text field of a form. */
export async function fieldsOf(request: Request): Promise<(name: string) => string> {
  const form = await request.formData();
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
}

/** Shows the form again with what was refused. */
export function refusedForm<T extends object>({ refused }: Refused, more: T) {
  const { status, message } = errorTable[refused];
  return data({ error: message, ...more }, { status });
}

export function redirectWith({ cookies }: WithCookies, to: string): Response {
  const answer = redirect(to);
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

export function cookieHeaders({ cookies }: WithCookies): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
}

/** Where to go after signing in: a screen of the desk, without the router's base, never another site. */
export function deskTarget(request: Request): string {
  const to = new URL(request.url).searchParams.get("to") ?? "";
  return /^\/desk\/[^/]/.test(to) ? to.slice("/desk".length) : "/";
}

/** For what is no navigation of the router. */
export const addressOf = (target: string) => `/desk${target === "/" ? "" : target}`;

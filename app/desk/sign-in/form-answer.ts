import { data, redirect } from "react-router";
import { readForm } from "#app/desk/read-form.ts";
import { errorTable } from "#contracts/error-table.ts";
import type { Refused, WithCookies } from "./sign-in-access.ts";

/** The token of the link that was opened. */
export const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** A text field of a form. */
export async function fieldsOf(request: Request): Promise<(name: string) => string> {
  const form = await readForm(request);
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
  const { origin, searchParams } = new URL(request.url);
  // Parsed as a browser would: a backslash is a slash there, and `/desk/\evil.example` would lead to another site.
  const to = URL.parse(searchParams.get("to") ?? "", origin);
  if (to?.origin !== origin || !/^\/desk\/\w/.test(to.pathname)) return "/";
  return to.pathname.slice("/desk".length) + to.search;
}

/** For navigations outside React Router, which need the /desk prefix. */
export const addressOf = (target: string) => `/desk${target === "/" ? "" : target}`;

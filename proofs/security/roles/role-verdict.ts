import type { ApiScope } from "../../../domain/api/api-token.ts";
import { headerOf, type RawAnswer } from "../../../tests/fuzz/raw-answer.ts";
import type { Sender } from "./permitted-changes.ts";

export type Asker = { readonly sender: Sender; readonly scope?: ApiScope };

/** The scope that each part of the API asks for. */
const scopeOf: Readonly<Record<string, ApiScope>> = {
  leads: "leads:read",
  events: "events:read",
  funnel: "funnel:read",
};

/** What an answer gives that its asker may not have. */
export function roleFaults({ sender, scope }: Asker, target: string, answer: RawAnswer): readonly string[] {
  const found: string[] = [];
  const path = pathAsRead(target);
  const isFile = headerOf(answer, "content-disposition")?.startsWith("attachment") ?? false;
  if (isFile && path.startsWith("/desk/") && sender !== "owner") found.push("hands out a file that is for owners");
  const asked = /^\/api\/v1\/(\w+)/.exec(path)?.[1];
  if (asked !== undefined && answer.status === 200 && (scope === undefined || scopeOf[asked] !== scope))
    found.push(`opens /api/v1/${asked} without its scope`);
  const isScreen = headerOf(answer, "content-type")?.startsWith("text/html") ?? false;
  const isIn = sender !== "nobody" && sender !== "token";
  if (!isIn && isScreen && answer.status === 200 && isBehindSignIn(path)) found.push("shows a screen to a stranger");
  return found;
}

/** As the server's routes read it: `%65` is an `e`, and slashes at the end do not count. */
function pathAsRead(target: string): string {
  const path = (URL.parse(target, "http://localhost")?.pathname ?? "").replace(/\/+$/, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Screens for everyone: without an account, or before one is signed in. */
const open = /^\/desk\/(sign-in|sign-in\/code|sign-out|forgotten|reset|join|set-up|email-off)$/;
const isBehindSignIn = (path: string) => /^\/desk(\/|$)/.test(path) && !open.test(path);

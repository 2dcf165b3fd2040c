import { createHash } from "node:crypto";
import type { Role } from "#domain/desk/people/member.ts";
import { authPath } from "#server/auth/auth-paths.ts";
import { type AccountParts, createDeskAccounts } from "#server/auth/desk-accounts.ts";
import type { WithCookies } from "#server/auth/sign-in.ts";
import { AppError } from "#server/http/app-error.ts";
import { createLog } from "#server/ops/log.ts";
import type { PasswordHashing } from "#server/services/desk/people/password-hashing.ts";
import { invite } from "#server/services/desk/people/people.ts";
import { findUserByEmail } from "#server/store/desk/people/members.ts";
import { createStoreLimiter } from "#server/store/limits/store-limiter.ts";
import type { Store } from "#server/store/open.ts";
import { oneTimeCode } from "#tests/support/one-time-code.ts";

export const siteUrl = "https://desk.example";
export const password = "correct horse battery";

const quickHash = (text: string) => createHash("sha256").update(text).digest("hex");

/** For stores that no real server reads. The real hash takes a tenth of a second of CPU time, and a test needs dozens. */
export const quickHashing: PasswordHashing = {
  hash: async (given) => quickHash(given),
  verify: async ({ hash, password: given }) => quickHash(given) === hash,
};

/** The desk's accounts on this store, and browsers that keep cookies. */
export function deskFixture(store: Store, given: Partial<AccountParts> = {}) {
  const accounts = createDeskAccounts({
    env: { siteUrl, deskOidc: undefined },
    store,
    log: createLog("silent"),
    limiter: createStoreLimiter(store),
    secret: "a test secret of more than thirty-two characters",
    ...given,
  });
  let addresses = 0;

  function browser(address = `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`) {
    const jar = new Map<string, string>();
    const headers = () => new Headers({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });
    function keep(cookies: readonly string[]): void {
      for (const cookie of cookies) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
    }
    const visit = () => ({ headers: headers(), address });
    const kept = async <T extends WithCookies>(answer: Promise<T>): Promise<T> => {
      const result = await answer;
      keep(result.cookies);
      return result;
    };
    return {
      jar,
      headers,
      visit,
      signIn: (email: string, word = password) => kept(accounts.signIn({ email, password: word }, visit())),
      enterCode: (code: string) => kept(accounts.enterCode(code, visit())),
      signOut: () => kept(accounts.signOut(visit())),
      join: (token: string, name = "Member", word = password) =>
        kept(accounts.join({ token, name, password: word }, visit())),
      resetPassword: (token: string, word: string) => kept(accounts.resetPassword({ token, password: word }, visit())),
      startSso: () => kept(accounts.startSso("/desk", visit())),
      startCodeSetUp: (word = password) => accounts.startCodeSetUp(word, visit()),
      confirmCodeSetUp: (code: string) => kept(accounts.confirmCodeSetUp(code, visit())),
      session: () => accounts.session(headers()),
      isIn: async () => (await accounts.session(headers())) !== undefined,
      /** A request to one of the open addresses, as a page's script sends it. */
      async send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
        const sent = headers();
        for (const [name, value] of Object.entries({ Origin: siteUrl, ...more })) sent.set(name, value);
        if (body !== undefined) sent.set("Content-Type", "application/json");
        const request = new Request(`${siteUrl}${authPath}${path}`, {
          method,
          headers: sent,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const answer = await accounts.handle(request, address);
        keep(answer.headers.getSetCookie());
        const text = await answer.text();
        return { status: answer.status, headers: answer.headers, json: text.startsWith("{") ? JSON.parse(text) : {} };
      },
    };
  }

  /** The token of an invitation by the operator. */
  async function invited(email: string, role: Role = "analyst"): Promise<string> {
    const link = await invite(store, "command", { email, role, siteUrl, now: Date.now() });
    return new URL(link).searchParams.get("token") ?? "";
  }

  /** A member who has joined and is signed in; owners still have to set up their second step. */
  async function member(email: string, role: Role = "analyst") {
    const tab = browser();
    await tab.join(await invited(email, role));
    const user = await findUserByEmail(store, email);
    if (!user) throw new Error("The member did not join");
    return { tab, id: user.id, member: { id: user.id, name: user.name, email, role } };
  }

  /** A member who can work on the desk: owners have an authenticator app. */
  async function joined(email: string, role: Role) {
    const made = await member(email, role);
    if (role === "owner") await made.tab.confirmCodeSetUp(oneTimeCode((await made.tab.startCodeSetUp()).uri));
    return made;
  }

  return { accounts, browser, invited, member, joined };
}

/** The code of the refusal; fails if there is none. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return "no refusal";
}

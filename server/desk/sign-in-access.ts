import type { Refused, SignInAccess } from "#app/desk/sign-in/sign-in-access.ts";
import type { DeskAccounts } from "#server/auth/desk-accounts.ts";
import type { SignInClient, WithCookies } from "#server/auth/sign-in.ts";
import { AppError } from "#server/http/app-error.ts";

/** What the screens of signing in get, for one request. Refusals are answers here: the form shows them. */
export function createSignInAccess(accounts: DeskAccounts, client: SignInClient): SignInAccess {
  return {
    canMail: accounts.canMail,
    hasSso: accounts.hasSso,
    async state() {
      const session = await accounts.session(client.headers);
      if (!session) return "out";
      return session.mustSetUpSecondStep ? "setUp" : "in";
    },
    signIn: (email, password) => orRefused(accounts.signIn({ email, password }, client)),
    enterCode: (code) => orRefused(accounts.enterCode(code, client)),
    signOut: () => orRefused(accounts.signOut(client)),
    startSso: (to) => orRefused(accounts.startSso(to, client)),
    invitation: (token) => accounts.invitation(token),
    join: (account) =>
      orRefused(
        accounts.join(account, client).then(async (joined) => {
          const after = withCookies(client, joined);
          const session = await accounts.session(after.headers);
          if (!session?.mustSetUpSecondStep) return joined;
          // If it is refused, the member is in all the same, and the desk asks for the second step.
          const setUp = await orRefused(accounts.startCodeSetUp(account.password, after));
          return "refused" in setUp ? joined : { ...joined, setUp };
        }),
      ),
    requestReset: (email) => orRefused(accounts.requestReset(email, client).then(() => ({}))),
    reset: (token) => accounts.reset(token),
    resetPassword: (token, password) => orRefused(accounts.resetPassword({ token, password }, client)),
    startCodeSetUp: (password) => orRefused(accounts.startCodeSetUp(password, client)),
    confirmCodeSetUp: (code) => orRefused(accounts.confirmCodeSetUp(code, client)),
  };
}

/** As the browser would send the next request. */
function withCookies({ headers, address }: SignInClient, { cookies }: WithCookies): SignInClient {
  const sent = cookies.map((line) => line.split(";")[0]);
  return { headers: new Headers({ ...Object.fromEntries(headers), cookie: sent.join("; ") }), address };
}

export async function orRefused<T>(work: Promise<T>): Promise<T | Refused> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "internal") throw error;
    return { refused: error.code };
  }
}

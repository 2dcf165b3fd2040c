import type { DeskSession } from "#domain/desk/people/member.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/ops/log.ts";
import { limiterErrorsAs503 } from "#server/services/limiter-errors-as-503.ts";
import { isDeskOpen } from "#server/store/desk/people/members.ts";
import { createStoreLimiter } from "#server/store/limits/store-limiter.ts";
import type { Store } from "#server/store/open.ts";
import { StoreError } from "#server/store/store-error.ts";
import type { DeskAccounts } from "./desk-accounts.ts";
import { createDeskMailer } from "./desk-mailer.ts";
import { deskSecretFor } from "./desk-secret.ts";

/** Who may enter the desk. */
export type DeskAccess = {
  /** The session of a request's cookie, checked against the store, with its second step if one is required. */
  session(headers: Headers): Promise<DeskSession | undefined>;
  /** Everything about signing in. Undefined until somebody was invited: the desk then does not exist for visitors. */
  accounts(): Promise<DeskAccounts | undefined>;
};

type Parts = {
  readonly env: Pick<Env, "siteUrl" | "dataDir" | "deskSecret" | "deskOidc" | "mail">;
  readonly store: Store;
  readonly log: Log;
};

export function createDeskAccess({ env, store, log }: Parts): DeskAccess {
  let opened: Promise<DeskAccounts | undefined> | undefined;

  async function open(): Promise<DeskAccounts | undefined> {
    const secret = await deskSecretFor(store, env).catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      log.error(error.message);
      return undefined;
    });
    if (secret === undefined) return undefined;
    const { createDeskAccounts } = await import("./desk-accounts.ts");
    return createDeskAccounts({
      env,
      store,
      log,
      // In the store, so that tries are counted across restarts and servers.
      limiter: limiterErrorsAs503(createStoreLimiter(store), log),
      secret,
      mailer: env.mail && createDeskMailer(env.mail, log),
    });
  }

  async function accounts(): Promise<DeskAccounts | undefined> {
    if (opened) return opened;
    if (!(await isDeskOpen(store, { now: Date.now() }))) return undefined;
    opened ??= open();
    // A store that failed is asked again at the next request.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }

  return {
    accounts,
    async session(headers) {
      const session = await (await accounts())?.session(headers);
      return session?.mustSetUpSecondStep ? undefined : session;
    },
  };
}

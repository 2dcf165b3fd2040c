import type { ApiTokenAccess } from "#app/desk/settings/api/api-token-access.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import { requireConfirmed } from "#server/auth/confirm.ts";
import { endApiToken, makeToken } from "#server/services/desk/api-tokens.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import type { Store } from "#server/store/open.ts";
import type { OrRefused } from "./people-access.ts";

type Parts = {
  readonly store: Pick<Store, "db">;
  readonly session: () => Promise<DeskSession>;
  /** Turns refusals into answers. */
  readonly orRefused: OrRefused;
  readonly now?: () => number;
};

/** What the API part of the settings does, for one request. */
export function createApiTokenAccess({ store, session, orRefused, now = Date.now }: Parts): ApiTokenAccess {
  return {
    make: (typed) =>
      orRefused(
        session().then((current) => {
          requireRole(current.member, "manageConnections");
          // A stolen session must not leave a token behind. Ending one needs no confirmation.
          requireConfirmed(current, { now: now() });
          return makeToken(store, current.member, typed, { now: now() });
        }),
      ),
    end: (id) =>
      orRefused(
        session().then(async ({ member }) => {
          await endApiToken(store, member, id, { now: now() });
          return { done: true } as const;
        }),
      ),
  };
}

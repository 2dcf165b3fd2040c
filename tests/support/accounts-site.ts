import type { BrowserContext } from "@playwright/test";
import type { DeskAccess } from "#server/auth/desk-access.ts";
import type { Store } from "#server/store/open.ts";
import { deskFixture, quickHashing } from "#tests/desk/accounts.fixture.ts";
import { startDeskSite } from "./desk-site.ts";

type Fixture = ReturnType<typeof deskFixture>;
export type Tab = ReturnType<Fixture["browser"]>;

/** The built desk with real accounts, on a clock that a test can move. */
export async function startAccountsSite() {
  let ahead = 0;
  let fixture: Fixture | undefined;
  const accessOf = (store: Store, siteUrl: string): DeskAccess => {
    const made = deskFixture(store, {
      env: { siteUrl, deskOidc: undefined },
      passwords: quickHashing,
      now: () => Date.now() + ahead,
    });
    fixture = made;
    return {
      accounts: async () => made.accounts,
      async session(headers) {
        const session = await made.accounts.session(headers);
        return session?.mustSetUpSecondStep ? undefined : session;
      },
    };
  };
  const site = await startDeskSite({}, accessOf);
  if (!fixture) throw new Error("The site has no accounts");
  return {
    ...site,
    ...fixture,
    wait: (ms: number) => {
      ahead += ms;
    },
    /** As if the member had signed in an hour ago. */
    async age(userId: string): Promise<void> {
      const created_at = new Date(Date.now() - 3_600_000).toISOString();
      await site.store.db.updateTable("desk_session").set({ created_at }).where("user_id", "=", userId).execute();
    },
    give: (context: BrowserContext, tab: Tab) => giveSession(context, tab, site.url),
  };
}

/** Gives a tab's cookies to a browser, whose owner or thief then has the session. */
export async function giveSession(context: BrowserContext, { jar }: Tab, url: string): Promise<void> {
  const cookies = [...jar].map(([name, value]) => ({ name, value: decodeURIComponent(value), url }));
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, httpOnly: true })));
}

export type AccountsSite = Awaited<ReturnType<typeof startAccountsSite>>;

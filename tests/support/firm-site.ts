import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import type { Role } from "#domain/desk/people/member.ts";
import { deskSecretFor } from "#server/auth/desk-secret.ts";
import { openStore } from "#server/store/open.ts";
import { deskFixture } from "#tests/desk/accounts.fixture.ts";
import { type FakeMonday, fakeBoard } from "#tests/fakes/monday.ts";
import type { FakeSmtp } from "#tests/fakes/smtp.ts";
import { freePort } from "#tooling/run/free-port.ts";
import { giveSession, type Tab } from "./accounts-site.ts";
import { type SiteProcess, startBuilt } from "./site-process.ts";

const secret = "a-test-secret-of-more-than-thirty-two-characters";

export const mailSettings = ({ url }: FakeSmtp) => ({
  SMTP_URL: url,
  MAIL_FROM: "partners@amiva.example",
  MAIL_TO: "leads@amiva.example",
});

export const boardSettings = ({ url }: FakeMonday) => ({
  MONDAY_API_TOKEN: fakeBoard.token,
  MONDAY_BOARD_ID: fakeBoard.boardId,
  MONDAY_API_URL: url,
});

/** The whole site with its desk, in a separate process. Members and data are put into its store before `start`. */
export async function prepareFirmSite() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "firm-site-"));
  const store = await openStore({ dataDir });
  await deskSecretFor(store, { dataDir, deskSecret: secret });
  const desk = deskFixture(store, { env: { siteUrl: url, deskOidc: undefined }, secret });
  const tabs = new Map<string, Tab>();
  let site: SiteProcess | undefined;
  return {
    url,
    /** Stays open: this process is to the site what a second server is. */
    store,
    /** A member who can work on the desk, with the address `<name>@firm.example`. */
    async addMember(name: string, role: Role): Promise<void> {
      tabs.set(name, (await desk.joined(`${name}@firm.example`, role)).tab);
    },
    /** Gives the member's session to a browser. */
    async signIn(context: BrowserContext, name: string): Promise<void> {
      const tab = tabs.get(name);
      if (!tab) throw new Error(`Nobody is called ${name}`);
      await giveSession(context, tab, url);
    },
    /** Returns all the settings that the site was started with. */
    async start(given: Readonly<Record<string, string>>) {
      const own = { PORT: String(port), DATA_DIR: dataDir, DESK_SECRET: secret, LOG_LEVEL: "silent" };
      const settings: Readonly<Record<string, string>> = { ...own, ...given };
      site = startBuilt(settings);
      await site.says("is on http");
      return settings;
    },
    async stop(): Promise<void> {
      await site?.stop();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type FirmSite = Awaited<ReturnType<typeof prepareFirmSite>>;

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "#domain/desk/people/member.ts";
import { deskSecretFor } from "#server/auth/desk-secret.ts";
import { invite } from "#server/services/desk/people/people.ts";
import { openStore } from "#server/store/open.ts";
import { emptySettings } from "#tooling/run/empty-settings.ts";
import { startBuilt } from "./site-process.ts";

/** A site whose public address is the one that the browser opens, as passkeys need it, with its own accounts. */
export async function startDeskSite(port: number, env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "desk-site-"));
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error", TRUST_PROXY: "true", ...env };
  const site = startBuilt(settings);
  await site.says("is on http");
  const origin = `http://localhost:${port}`;
  const store = await openStore({ dataDir });
  return {
    origin,
    /** The link of an invitation by the operator, without a process for the command. */
    async invite(email: string, role: Role): Promise<string> {
      await deskSecretFor(store, { dataDir });
      return invite(store, "command", { email, role, siteUrl: origin, now: Date.now() });
    },
    /** Runs `npm run desk` and returns what it prints. */
    command: (...args: readonly string[]) =>
      execFileSync(process.execPath, ["scripts/desk.ts", ...args], {
        env: { PATH: process.env["PATH"], ...emptySettings, ...settings },
        encoding: "utf8",
      }).trim(),
    async stop() {
      await site.stop();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

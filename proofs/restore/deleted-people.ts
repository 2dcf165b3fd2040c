import { randomUUID } from "node:crypto";
import { pageById } from "../../content/registry.ts";
import { errorTable } from "../../contracts/error-table.ts";
import type { StoreSettings } from "../../server/store/open.ts";
import { runCommand } from "../../tooling/run/command.ts";
import { noSettings } from "../../tooling/run/no-settings.ts";
import type { Visit } from "../harness/ledger.ts";

/** Runs `npm run leads` on a store, as the firm does. */
export async function leadsCommand({ dataDir, databaseUrl }: StoreSettings, words: readonly string[]): Promise<void> {
  const env = { ...noSettings, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const { code, output } = await runCommand("node", ["scripts/leads.ts", ...words], { env });
  if (code !== 0) throw new Error(output);
}

/** Everybody has an address of their own: the limit for one visitor is not what is drilled. */
const headersOf = (visitor: number) => ({
  "Content-Type": "application/json",
  "Sec-Fetch-Site": "same-origin",
  "X-Forwarded-For": `10.9.8.${visitor}`,
});

/** Each of these owners writes to the firm. */
export async function writeMessages(address: string, visits: readonly Visit[]): Promise<void> {
  for (const [visitor, { valuationId }] of visits.entries()) {
    const words = { kind: "contact", name: "Drill", email: `${valuationId}@drill.example`, message: "Please call." };
    const body = JSON.stringify({ ...words, messageId: randomUUID(), valuationId, elapsedMs: 9_000 });
    const answer = await fetch(`${address}/api/contact`, { method: "POST", headers: headersOf(visitor), body });
    if (!answer.ok) throw new Error(`A message was answered with ${answer.status}`);
  }
}

/** Half by their private link, half by the firm on another machine. */
export async function deletePeople(address: string, elsewhere: StoreSettings, visits: readonly Visit[]): Promise<void> {
  for (const [index, { valuationId }] of visits.entries())
    if (index % 2 === 0) {
      const answer = await fetch(`${address}/api/leads/${valuationId}`, {
        method: "DELETE",
        headers: headersOf(index),
      });
      if (!answer.ok) throw new Error(`A deletion was answered with ${answer.status}`);
    } else await leadsCommand(elsewhere, ["delete", valuationId, "--yes"]);
}

/** What a visitor finds of deleted people, each with what is wrong. */
export async function whatVisitorsFind(address: string, deleted: readonly Visit[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [visitor, { valuationId, stages }] of deleted.entries()) {
    const page = await fetch(address + pageById("valuationResult").path.replace(":valuationId", valuationId));
    if (page.status !== 404) wrong.push(`deleted, and its page answers ${page.status}: ${valuationId}`);
    const capture = { method: "POST", headers: headersOf(visitor), body: JSON.stringify(stages[0]) };
    const again = await fetch(`${address}/api/leads`, capture);
    if (again.status !== errorTable.forgotten.status)
      wrong.push(`deleted, and stored again with ${again.status}: ${valuationId}`);
  }
  return wrong;
}

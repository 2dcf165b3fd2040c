import { randomUUID } from "node:crypto";
import { pageById } from "../../content/registry/registry.ts";
import { errorTable } from "../../contracts/error-table.ts";
import type { StoreSettings } from "../../server/store/open.ts";
import type { Visit } from "../harness/ledger.ts";
import { storeEnv } from "../harness/site.ts";
import { operate } from "./operator.ts";

/** Runs `npm run leads` on a store, like an operator. */
export const leadsCommand = (store: StoreSettings, words: readonly string[]): Promise<void> =>
  operate("node", ["scripts/leads.ts", ...words], storeEnv(store));

/** Each visitor has another network address, because the limit per visitor is not tested. */
const headersOf = (visitor: number) => ({
  "Content-Type": "application/json",
  "Sec-Fetch-Site": "same-origin",
  "X-Forwarded-For": `10.9.8.${visitor}`,
});

/** Each of these owners sends a message to the firm. */
export async function writeMessages(address: string, visits: readonly Visit[]): Promise<void> {
  for (const [visitor, { valuationId }] of visits.entries()) {
    const words = { kind: "contact", name: "Drill", email: `${valuationId}@drill.example`, message: "Please call." };
    const body = JSON.stringify({ ...words, messageId: randomUUID(), valuationId, elapsedMs: 9_000 });
    const answer = await fetch(`${address}/api/contact`, { method: "POST", headers: headersOf(visitor), body });
    if (!answer.ok) throw new Error(`A message was answered with ${answer.status}`);
  }
}

/** Half by their private link, half by the operator on another machine. */
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

/** What a visitor still finds of deleted people, each with what is wrong. */
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

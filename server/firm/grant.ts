import type { ReportPackage } from "#domain/report/tiers.ts";
import { grantPackage } from "#server/usecases/grant-package.ts";
import { notThere, wrongUse } from "./command-error.ts";
import { type Desk, say, sayJson } from "./desk.ts";
import { findSubject } from "./show.ts";

/** Opens a package for an owner who paid in another way. */
export async function runGrant(
  desk: Desk,
  { id: typed, package: name, json }: { id: string; package: ReportPackage; json: boolean },
): Promise<void> {
  const { store, now } = desk;
  const { table, id } = await findSubject(store, typed);
  if (table !== "lead") throw wrongUse(`${id} is a message. A package is opened for a lead.`);
  const result = await grantPackage(store, { valuationId: id, package: name, now });
  if (result === "no such valuation") throw notThere(`Lead ${id} was deleted a moment ago.`);
  if (json) return sayJson(desk, { id, package: name, opened: result === "opened" });
  await say(desk, result === "opened" ? `Opened ${name} for ${id}.\n` : `${name} is open already for ${id}.\n`);
}

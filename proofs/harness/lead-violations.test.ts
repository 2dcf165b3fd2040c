import { describe, expect, test } from "vitest";
import { type LeadRequest, leadRequestSchema } from "../../contracts/leads/lead.ts";
import { crmPayload } from "../../domain/leads/crm/crm-payload.ts";
import { type Lead, leadOf } from "../../domain/leads/lead.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import type { BoardItem } from "./fakes.ts";
import { boardSettings, type Violations, violationsOf } from "./lead-violations.ts";
import type { Visit } from "./ledger.ts";

const id = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const first = sampleCapture(seededRandom(1), id);
const withEmail: LeadRequest = { ...first, userEmail: "owner1@a.example" };
const corrected: LeadRequest = { ...withEmail, corrections: { location: "Dublin, Ohio" } };

const leadAt = (stage: LeadRequest) => leadOf(leadRequestSchema.parse(stage), { now: 1_762_000_000_000 });

function itemOf(lead: Lead, itemId = "1"): BoardItem {
  const { itemName, columnValues } = crmPayload(lead, boardSettings);
  return { id: itemId, name: itemName, columns: columnValues };
}

type Scene = { acknowledged?: number; stored?: LeadRequest | null; items?: readonly BoardItem[] };

/** The kinds of violation in a scenario; by default all three stages were acknowledged, stored and delivered. */
function found({ acknowledged = 2, stored = corrected, items }: Scene): readonly string[] {
  const visit: Visit = { valuationId: id, stages: [first, withEmail, corrected], acknowledged };
  const leads = new Map(stored ? [[id, leadAt(stored)]] : []);
  const violations: Violations = violationsOf(
    new Map([[id, visit]]),
    leads,
    items ?? [...leads.values()].map((lead) => itemOf(lead)),
  );
  return Object.entries(violations).flatMap(([kind, ids]) => (ids.length > 0 ? [kind] : []));
}

describe("nothing is wrong", () => {
  test.each<[string, Scene]>([
    ["where all was acknowledged, stored and delivered", {}],
    ["where nothing was acknowledged and nothing stored", { acknowledged: -1, stored: null }],
    ["where a first capture was stored and its answer lost", { acknowledged: -1, stored: first }],
    ["where more was stored than acknowledged", { acknowledged: 1, stored: corrected }],
    ["where the last stage came to nothing and was not acknowledged", { acknowledged: 1, stored: withEmail }],
  ])("%s", (_, scene) => expect(found(scene)).toEqual([]));
});

describe("it finds", () => {
  const lead = leadAt(corrected);
  const item = itemOf(lead);
  test.each<[string, Scene, readonly string[]]>([
    ["an acknowledged lead that is not stored", { stored: null }, ["lost"]],
    ["the item of a lead that is not stored", { acknowledged: -1, stored: null, items: [item] }, ["strays"]],
    ["an item that names no valuation", { items: [item, { ...item, columns: {} }] }, ["strays"]],
    ["a correction that was acknowledged and is not stored", { stored: withEmail }, ["altered"]],
    ["an e-mail that was acknowledged and is not stored", { acknowledged: 1, stored: first }, ["altered"]],
    ["a value that nobody sent", { stored: { ...corrected, userEmail: "x@y.example" } }, ["altered"]],
    ["a stored lead that is not on the board", { items: [] }, ["undelivered"]],
    ["a lead twice on the board", { items: [item, itemOf(lead, "2")] }, ["doubled"]],
    ["an item without the last correction", { items: [itemOf(leadAt(withEmail))] }, ["stale"]],
    ["an item under another name", { items: [{ ...item, name: "Another" }] }, ["stale"]],
    ["an item with a column too many", { items: [{ ...item, columns: { ...item.columns, more: "x" } }] }, ["stale"]],
  ])("%s", (_, scene, kinds) => expect(found(scene)).toEqual(kinds));
});

test("reports a stored lead that no visitor sent as altered", () => {
  const lead = leadAt(first);
  expect(violationsOf(new Map(), new Map([[id, lead]]), [itemOf(lead)])).toMatchObject({ altered: [id], strays: [] });
});

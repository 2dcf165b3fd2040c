import type { CrmCheck } from "#server/vendors/crm/check-crm.ts";
import type { SalesforceSettings } from "#server/vendors/salesforce.ts";
import { idField } from "./failure.ts";
import { createSalesforceClient } from "./salesforce-client.ts";

/** Whether the organization has the stages and the fields of the setup guide, for our user to write. @throws CrmError */
export async function checkOrganization(
  { stages, fields: places, ...connection }: SalesforceSettings,
  { signal }: { readonly signal: AbortSignal },
): Promise<CrmCheck> {
  // A call that an owner makes by hand is not worth counting against the day's deliveries.
  const { send } = createSalesforceClient(connection, async () => {});
  const placed = Object.values(places).filter((field) => field !== null);
  const needed = { Opportunity: [idField, ...placed], Contact: [idField], Account: [idField] };
  const missing: string[] = [];
  for (const [type, names] of Object.entries(needed)) {
    const { fields } = await send(signal, (client) => client.describe(type));
    missing.push(...names.flatMap((name) => lackOf(name, type, fields)));
    const listed = fields.find(({ name }) => name === "StageName")?.picklistValues ?? [];
    const labels = listed.filter(({ active }) => active).map(({ value }) => value);
    const lacking = Object.values(stages).filter((stage) => type === "Opportunity" && !labels.includes(stage));
    missing.push(...lacking.map((stage) => `stage “${stage}”`));
  }
  return { name: new URL(connection.loginUrl).hostname, missing };
}

type Described = { readonly name: string; readonly externalId: boolean; readonly unique: boolean };

function lackOf(name: string, type: string, fields: readonly Described[]): readonly string[] {
  const found = fields.find((field) => field.name === name);
  if (!found) return [`field ${name} of ${type}`];
  const isEnough = name !== idField || (found.externalId && found.unique);
  return isEnough ? [] : [`“External ID” and “Unique” for the field ${name} of ${type}`];
}

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
    for (const name of names) {
      const found = fields.find((field) => field.name === name);
      if (!found) missing.push(`field ${name} of ${type}`);
      else if (name === idField && !(found.externalId && found.unique))
        missing.push(`“External ID” and “Unique” for the field ${name} of ${type}`);
    }
    const labels = fields.find(({ name }) => name === "StageName")?.picklistValues ?? [];
    if (type === "Opportunity")
      for (const stage of Object.values(stages))
        if (!labels.some(({ active, value }) => active && value === stage)) missing.push(`stage “${stage}”`);
  }
  return { name: new URL(connection.loginUrl).hostname, missing };
}

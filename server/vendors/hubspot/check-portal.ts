import type { CrmCheck } from "#server/vendors/crm/check-crm.ts";
import type { HubspotSettings } from "#server/vendors/hubspot.ts";
import { idProperty } from "./failure.ts";
import { createHubspotClient } from "./hubspot-client.ts";
import { createPipelineReader } from "./pipeline.ts";

/** Whether the account has the pipeline, its stages and the properties of the setup guide. @throws CrmError */
export async function checkPortal(
  { pipeline: wanted, stages, properties, ...connection }: HubspotSettings,
  { signal }: { readonly signal: AbortSignal },
): Promise<CrmCheck> {
  // A call that an owner makes by hand is not worth counting against the day's deliveries.
  const send = createHubspotClient(connection, async () => {});
  const pipeline = await createPipelineReader(send, { pipeline: wanted, stages }, Date.now)(signal);
  const missing = pipeline.missing.map((stage) => `stage “${stage}”`);
  const placed = Object.values(properties).filter((property) => property !== null);
  const needed = { deals: [idProperty, ...placed], contacts: [idProperty], companies: [idProperty] };
  for (const [type, names] of Object.entries(needed)) {
    const { results } = await send(signal, (api) => api.properties.coreApi.getAll(type));
    for (const name of names) {
      const found = results.find((property) => property.name === name);
      if (!found) missing.push(`property ${name} of ${type}`);
      else if (name === idProperty && found.hasUniqueValue === false)
        missing.push(`unique values for the property ${name} of ${type}`);
    }
  }
  return { name: pipeline.label, missing };
}

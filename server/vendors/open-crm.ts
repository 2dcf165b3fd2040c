import type { Env } from "#server/env.ts";
import type { Crm, CrmTools } from "./crm.ts";
import { createMonday } from "./monday.ts";

/** The firm's CRM. The clients of HubSpot and Salesforce are large, so they are loaded only if they are used. */
export async function openCrm(settings: NonNullable<Env["crm"]>, tools: CrmTools): Promise<Crm> {
  if (settings.vendor === "monday") return createMonday(settings, tools);
  if (settings.vendor === "hubspot") {
    const { createHubspot } = await import("./hubspot.ts");
    return createHubspot(settings, tools);
  }
  const { createSalesforce } = await import("./salesforce.ts");
  return createSalesforce(settings, tools);
}

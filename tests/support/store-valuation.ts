import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { LeadRequest } from "#contracts/leads/lead.ts";

/** Stores the worked example of docs/product.md, with other parts if given, and returns its id. */
export async function storeValuation(request: APIRequestContext, given: Partial<LeadRequest> = {}): Promise<string> {
  const lead: LeadRequest = {
    valuationId: randomUUID(),
    website: "https://northgate.example",
    businessAnalysis: null,
    financialInputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
    ...given,
  };
  const answer = await request.post("/api/leads", { data: lead });
  if (!answer.ok()) throw new Error(`The valuation was not stored: ${answer.status()}`);
  return lead.valuationId;
}

export const privatePath = (valuationId: string) => `/valuation/result/${valuationId}`;

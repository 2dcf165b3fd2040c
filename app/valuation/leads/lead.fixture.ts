import type { LeadRequest } from "#contracts/leads/lead.ts";
import { readUnsentLead } from "#contracts/leads/unsent-lead.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { technologyServicesAnalysis } from "#domain/website/fallback-analysis.ts";

const website = "https://northgate.example";
const financialInputs: FinancialInputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 };

export const captured = {
  valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  website,
  businessAnalysis: technologyServicesAnalysis({ website, at: "2025-11-03T10:00:00.000Z" }),
  corrections: {},
  financialInputs,
  valuation: calculateValuation(financialInputs),
  report: null,
} as const;

const { report: _, ...record } = captured;

export const request: LeadRequest = {
  ...record,
  utm: { source: "direct", medium: "organic" },
  timestamp: "2025-11-03T10:00:43.000Z",
  userAgent: "Mozilla/5.0",
  referrer: "",
  pageUrl: "https://amiva.example/valuation",
};

/** A valuation id that ends in `number`. */
export const idOf = (number: number) => `7f0c9c1e-6c2b-4c59-9e0b-${String(number).padStart(12, "0")}`;

/** Storage shared by two tabs. */
export function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

export const reader = async () => readUnsentLead;

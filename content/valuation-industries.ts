import { type IndustryKey, tradeLabel } from "#domain/website/page-trades.ts";
import { commercialCleaningValuation } from "./industries/commercial-cleaning.ts";
import { crossBorderValuation } from "./industries/cross-border.ts";
import { dentalValuation } from "./industries/dental.ts";
import { hvacValuation } from "./industries/hvac.ts";
import { manufacturingValuation } from "./industries/manufacturing.ts";
import { saasValuation } from "./industries/saas.ts";
import { type IndustryId, pageById } from "./registry.ts";
import type { Industry } from "./schemas/industry.ts";

/** A trade's names for the three inputs that move the number. */
export type ValuationWords = Industry["valuation"]["words"];

/** What each page's links hand over. Imported one by one: nothing else of those files may reach the valuation's script. */
export const valuationsByPage: Readonly<Record<IndustryId, Industry["valuation"]>> = {
  dental: dentalValuation,
  saas: saasValuation,
  manufacturing: manufacturingValuation,
  hvac: hvacValuation,
  commercialCleaning: commercialCleaningValuation,
  crossBorder: crossBorderValuation,
};

export function valuationWords(key: IndustryKey): ValuationWords | undefined {
  return Object.values(valuationsByPage).find((valuation) => valuation.key === key)?.words;
}

/** The trade, else the page that the visitor came from. */
export function chosenName(key: IndustryKey): string {
  const page = (Object.keys(valuationsByPage) as IndustryId[]).find((id) => valuationsByPage[id].key === key);
  return tradeLabel(key) ?? (page ? pageById(page).name : "");
}

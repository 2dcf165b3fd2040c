import { commercialCleaning } from "./industries/commercial-cleaning.ts";
import { crossBorder } from "./industries/cross-border.ts";
import { dental } from "./industries/dental.ts";
import { hvac } from "./industries/hvac.ts";
import { manufacturing } from "./industries/manufacturing.ts";
import { saas } from "./industries/saas.ts";
import type { IndustryId } from "./registry.ts";
import type { Industry } from "./schemas/industry.ts";

/** In the order in which menus, shelves and lists show them. */
export const industries: readonly Industry[] = [dental, saas, manufacturing, hvac, commercialCleaning, crossBorder];

export function industryById(id: IndustryId): Industry {
  const industry = industries.find((candidate) => candidate.id === id);
  if (!industry) throw new Error(`No industry is written for ${id}`);
  return industry;
}

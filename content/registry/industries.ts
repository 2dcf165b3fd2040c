import { commercialCleaning, commercialCleaningPage } from "#content/industries/commercial-cleaning.ts";
import { crossBorder, crossBorderPage } from "#content/industries/cross-border.ts";
import { dental, dentalPage } from "#content/industries/dental.ts";
import { hvac, hvacPage } from "#content/industries/hvac.ts";
import { manufacturing, manufacturingPage } from "#content/industries/manufacturing.ts";
import { saas, saasPage } from "#content/industries/saas.ts";
import type { IndustryPage } from "#content/schemas/industry.ts";

/** What the menus, the registry and the valuation need of each industry, in the order in which all lists show them. */
export const industries = [dental, saas, manufacturing, hvac, commercialCleaning, crossBorder] as const;

export type IndustryPageId = (typeof industries)[number]["id"];

/** Functions, because the build removes an unused function from the script of every page, but not a text. */
export const pageTexts: Readonly<Record<IndustryPageId, () => IndustryPage>> = {
  dental: dentalPage,
  saas: saasPage,
  manufacturing: manufacturingPage,
  hvac: hvacPage,
  commercialCleaning: commercialCleaningPage,
  crossBorder: crossBorderPage,
};

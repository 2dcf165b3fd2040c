import type { IndustryId } from "#domain/website/industries.ts";
import { building } from "./building.ts";
import { consumer } from "./consumer.ts";
import { facilities } from "./facilities.ts";
import { health } from "./health.ts";
import { industrial } from "./industrial.ts";
import { professional } from "./professional.ts";
import { technology } from "./technology.ts";
import { trade } from "./trade.ts";
import type { TradeTerms } from "./trade-terms.ts";

export const everyTrade: Readonly<Record<IndustryId, TradeTerms>> = {
  ...health,
  ...technology,
  ...professional,
  ...building,
  ...facilities,
  ...industrial,
  ...trade,
  ...consumer,
};

/** The single terms of a list. */
export function termsOf(list: string): readonly string[] {
  return list
    .split(",")
    .map((term) => term.trim())
    .filter((term) => term !== "");
}

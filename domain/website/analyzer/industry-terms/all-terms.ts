import type { IndustryId } from "#domain/website/industries.ts";
import { building } from "./building.ts";
import { commerce } from "./commerce.ts";
import { consumer } from "./consumer.ts";
import { facilities } from "./facilities.ts";
import { health } from "./health.ts";
import { industrial } from "./industrial.ts";
import { professional } from "./professional.ts";
import { technology } from "./technology.ts";
import type { IndustryTerms } from "./term-lists.ts";

export const allTerms: Readonly<Record<IndustryId, IndustryTerms>> = {
  ...health,
  ...technology,
  ...professional,
  ...building,
  ...facilities,
  ...industrial,
  ...commerce,
  ...consumer,
};

/** The single terms of a list. */
export function termsOf(list: string): readonly string[] {
  return list
    .split(",")
    .map((term) => term.trim())
    .filter((term) => term !== "");
}

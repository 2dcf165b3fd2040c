import { countries } from "./regions.ts";

/** A place as far as the page names it: the country by its code, the state or province by its name. */
export type Place = { readonly city?: string; readonly region?: string; readonly country: string };

/** "Austin, Texas", "Brisbane, Queensland, Australia", "Leeds, United Kingdom". */
export function placeName({ city, region, country }: Place): string {
  const state = region === "District of Columbia" ? "DC" : region;
  const parts = country === "US" ? [city, state] : [city, region, countries.get(country)];
  const named = parts.filter((part) => part !== undefined && part !== "");
  return named.length > 0 ? named.join(", ") : (countries.get(country) ?? "");
}

export function placeOf(city: string, region: string | undefined, country: string): Place {
  return { ...(city && { city }), ...(region && { region }), country };
}

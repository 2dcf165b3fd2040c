import { isLater } from "#domain/desk/board/last-write-wins.ts";
import { displayAddress } from "#domain/website/display-address.ts";

type Known = { readonly company: string; readonly website: string; readonly email: string | null };

/** Whether two leads may be one company's: the same name, the same website or the same address. */
export function isSameCompany(one: Known, other: Known): boolean {
  const same = (a: string, b: string) => a !== "" && a.trim().toLowerCase() === b.trim().toLowerCase();
  return (
    same(one.company, other.company) ||
    same(displayAddress(one.website), displayAddress(other.website)) ||
    same(one.email ?? "", other.email ?? "")
  );
}

type Valued = { readonly hasValuation: boolean };

/** A lead without a valuation takes in none that has one: its figures would be out of sight. */
export const canTakeIn = (kept: Valued, merged: Valued): boolean => kept.hasValuation || !merged.hasValuation;

type SetField = { readonly at: number; readonly by: string };

/**
 * Whether a field of the merged lead replaces the kept one's: what somebody set counts more than what nobody did, and of
 * two the later one stands.
 */
export function takesOver(merged: SetField, kept: SetField): boolean {
  return merged.by !== "" && (kept.by === "" || isLater(merged, kept));
}

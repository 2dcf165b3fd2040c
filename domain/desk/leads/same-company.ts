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

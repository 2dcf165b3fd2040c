import type { ReportPackage } from "#domain/report/tiers.ts";

/** An amount as payment providers state it: in the currency's smallest unit, with a lower-case code. */
export type Price = { readonly amount: number; readonly currency: string };

export type PackagePrices = Readonly<Record<ReportPackage, Price>>;

/** The provider uses hundredths, although they are not in use. */
const inHundredths = new Set(["isk", "ugx"]);
/** The provider uses whole units, although the standard has hundredths. */
const inWholeUnits = new Set(["mga"]);

function decimalsOf(currency: string): number {
  if (inHundredths.has(currency)) return 2;
  if (inWholeUnits.has(currency)) return 0;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

/** In the currency's units: dollars, not cents. */
export const unitsOf = ({ amount, currency }: Price): number => amount / 10 ** decimalsOf(currency);

/** `$490`, `$490.50`, `€1,200`, `¥49,000`: cents only if there are any. */
export function priceText({ amount, currency }: Price): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(unitsOf({ amount, currency }));
}

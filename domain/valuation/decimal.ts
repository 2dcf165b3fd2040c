/**
 * Exact decimals. A double cannot hold 1.1, so `1.1 * profit` lands beside the bracket it should reach and a half dollar
 * is lost to rounding. Here every figure is taken as it is written, and only the result becomes a double again.
 */
export type Decimal = { readonly units: bigint; readonly places: number };

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

export function decimal(value: number): Decimal {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = written.exec(String(value)) ?? [];
  if (whole === "") throw new RangeError(`${value} is no decimal`);
  const units = BigInt(`${sign}${whole}${fraction}`);
  const places = fraction.length - Number(exponent);
  return places >= 0 ? { units, places } : { units: units * 10n ** BigInt(-places), places: 0 };
}

const unitsAt = ({ units, places }: Decimal, wanted: number) => units * 10n ** BigInt(wanted - places);

export function plus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { units: unitsAt(a, places) + unitsAt(b, places), places };
}

export function minus(a: Decimal, b: Decimal): Decimal {
  return plus(a, { units: -b.units, places: b.places });
}

export function times(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places };
}

export function isBelow(a: Decimal, b: Decimal): boolean {
  return minus(a, b).units < 0n;
}

/** Half away from zero, as a ledger rounds: 1.65 is 1.7 and −1.65 is −1.7. */
export function rounded({ units, places }: Decimal, wanted: number): Decimal {
  if (places <= wanted) return { units, places };
  const divisor = 10n ** BigInt(places - wanted);
  const size = units < 0n ? -units : units;
  const kept = (size + divisor / 2n) / divisor;
  return { units: units < 0n ? -kept : kept, places: wanted };
}

/** The double nearest to the exact figure. */
export function toNumber({ units, places }: Decimal): number {
  return Number(`${units}e-${places}`);
}

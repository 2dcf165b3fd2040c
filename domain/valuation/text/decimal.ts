/**
 * Exact decimals. A double cannot represent 1.1, so `1.1 * profit` can miss the bracket it should reach, and a half
 * dollar can be lost to rounding. Here every figure is taken as written, and only the result becomes a double again.
 */
export type Decimal = { readonly units: bigint; readonly places: number };

const powersOfTen = Array.from({ length: 40 }, (_, power) => 10n ** BigInt(power));
const tenTo = (power: number) => powersOfTen[power] ?? 10n ** BigInt(power);
/** Powers of ten that a double represents exactly. */
const doublesOfTen = powersOfTen.slice(0, 23).map(Number);

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** Cache of parsed fractions: nearly all are constants of the formula. */
const known = new Map<number, Decimal>();
const maxKnown = 1_000;

export function decimal(value: number): Decimal {
  if (Number.isSafeInteger(value)) return { units: BigInt(value), places: 0 };
  const before = known.get(value);
  if (before) return before;
  const read = readDecimal(value);
  if (known.size >= maxKnown) known.clear();
  known.set(value, read);
  return read;
}

function readDecimal(value: number): Decimal {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = written.exec(String(value)) ?? [];
  if (whole === "") throw new RangeError(`${value} is no decimal`);
  const units = BigInt(`${sign}${whole}${fraction}`);
  const places = fraction.length - Number(exponent);
  return places >= 0 ? { units, places } : { units: units * tenTo(-places), places: 0 };
}

const unitsAt = ({ units, places }: Decimal, wanted: number) => units * tenTo(wanted - places);

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

/** Half away from zero, as in accounting: 1.65 is 1.7 and −1.65 is −1.7. */
export function rounded({ units, places }: Decimal, wanted: number): Decimal {
  if (places <= wanted) return { units, places };
  const divisor = tenTo(places - wanted);
  const size = units < 0n ? -units : units;
  const kept = (size + divisor / 2n) / divisor;
  return { units: units < 0n ? -kept : kept, places: wanted };
}

/** The double nearest to the exact figure. */
export function toNumber({ units, places }: Decimal): number {
  const whole = Number(units);
  const divisor = doublesOfTen[places];
  // The quotient of two exact doubles is the nearest one, without parsing text.
  if (divisor !== undefined && Number.isSafeInteger(whole)) return whole / divisor;
  return Number(`${units}e-${places}`);
}

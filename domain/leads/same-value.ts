const entriesOf = (value: object) => Object.entries(value).filter(([, entry]) => entry !== undefined);

/** Whether two JSON values are equal, in any order of keys; undefined values are ignored. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const ofA = entriesOf(a);
  const ofB = new Map<string, unknown>(entriesOf(b));
  return ofA.length === ofB.size && ofA.every(([key, value]) => ofB.has(key) && sameValue(value, ofB.get(key)));
}

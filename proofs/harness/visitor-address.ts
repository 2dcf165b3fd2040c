/** The address of the nth visitor, each in a different network, so that no limit per visitor hides what is measured. */
export function visitorAddress(n: number): string {
  return `10.${n & 255}.${(n >> 8) & 255}.${(n >> 16) & 255}`;
}

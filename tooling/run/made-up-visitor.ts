/** The address of the nth visitor, in another network than the last, so that no limit for one hides what is measured. */
export function madeUpVisitor(n: number): string {
  return `10.${n & 255}.${(n >> 8) & 255}.${(n >> 16) & 255}`;
}

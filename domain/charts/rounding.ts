/** A hundredth of a percent is less than a pixel anywhere, and keeps the markup short. */
export function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The package has no types. */
declare module "d3-array" {
  /** The interval, widened to round values that suit about `count` ticks. */
  export function nice(start: number, stop: number, count: number): [number, number];
  /** About `count` round values in the interval. */
  export function ticks(start: number, stop: number, count: number): number[];
}

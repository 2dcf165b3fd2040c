import { vi } from "vitest";

/** Whether the visitor has asked for less motion. */
export function preferReducedMotion(isPreferred: boolean): void {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isPreferred } as MediaQueryList);
}

import type { Services } from "./services.ts";

/**
 * What stands behind the flow in the browser. No website reader is connected yet, so every address gets its general
 * profile, and no lead store, so nothing leaves the browser.
 */
export const browserServices: Services = {
  async analyseWebsite() {
    throw new Error("No website reader is connected");
  },
  async captureLead() {
    return "skipped";
  },
};

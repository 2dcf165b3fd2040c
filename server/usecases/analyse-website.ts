import type { BusinessAnalysis, WebsiteData } from "#domain/website/analysis.ts";
import { Refusal } from "#server/refusal.ts";

/** Says what a business is from what its website says. */
export type Analyst = {
  /** @throws Refusal */
  analyse(websiteData: WebsiteData, model?: string): Promise<BusinessAnalysis>;
};

export function createAnalyst(): Analyst {
  return {
    async analyse() {
      throw new Refusal("analysisFailed");
    },
  };
}

import { generatePath } from "react-router";
import { pathOf } from "#content/registry/registry.ts";

/** Paths of an owner's private pages. */
export const resultsPath = (valuationId: string) => generatePath(pathOf("valuationResult"), { valuationId });
export const historyPath = (valuationId: string) => generatePath(pathOf("valuationHistory"), { valuationId });
export const deeperPath = (valuationId: string) => generatePath(pathOf("valuationDeeper"), { valuationId });
export const editionsPath = (valuationId: string) => generatePath(pathOf("valuationUpgrade"), { valuationId });
export const reportPath = (valuationId: string) => generatePath(pathOf("report"), { valuationId });

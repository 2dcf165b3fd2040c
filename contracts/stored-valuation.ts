import { z } from "zod";

const dollars = z.number().nonnegative();

/** What the private pages need of a stored valuation. The record may hold more. */
export const storedValuationSchema = z.object({
  website: z.string().min(1).max(2048),
  businessAnalysis: z
    .object({
      websiteData: z
        .object({ title: z.string().max(500) })
        .partial()
        .nullish(),
    })
    .nullish(),
  valuation: z
    .object({ conservativeValue: dollars, adjustedValuation: dollars, optimisticValue: dollars })
    .refine(
      ({ conservativeValue, adjustedValuation, optimisticValue }) =>
        conservativeValue <= adjustedValuation && adjustedValuation <= optimisticValue,
      "conservative, adjusted and optimistic rise in this order",
    ),
});

export type StoredValuation = z.infer<typeof storedValuationSchema>;

/** A record that does not keep to the contract is as good as none. */
export function readStoredValuation(record: string): StoredValuation | undefined {
  try {
    return storedValuationSchema.safeParse(JSON.parse(record)).data;
  } catch {
    return undefined;
  }
}

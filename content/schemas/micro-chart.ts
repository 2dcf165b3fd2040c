import { z } from "zod";

/** The shape of a tile's small chart. It illustrates; it states no figure. */
export const microChartSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("growth"), values: z.array(z.number()).min(3).max(24) }),
  z.strictObject({
    kind: z.literal("line"),
    values: z.array(z.number()).min(3).max(24),
    domain: z.tuple([z.number(), z.number()]),
    reference: z.number(),
    marked: z.int().optional(),
  }),
  z.strictObject({
    kind: z.literal("bars"),
    values: z.array(z.number()).min(2).max(16),
    highlighted: z.int().optional(),
  }),
  z.strictObject({ kind: z.literal("turn"), values: z.array(z.number()).min(3).max(16) }),
  z.strictObject({
    kind: z.literal("stack"),
    values: z
      .array(z.tuple([z.number(), z.number()]))
      .min(3)
      .max(12),
  }),
  z.strictObject({ kind: z.literal("share"), value: z.number().min(0).max(1) }),
  z.strictObject({ kind: z.literal("ratio"), value: z.number().positive(), against: z.number().positive() }),
  z.strictObject({
    kind: z.literal("sum"),
    parts: z.tuple([z.number(), z.number()]),
    threshold: z.number().positive(),
  }),
]);

import { z } from "zod";

const values = (fewest: number, most: number) => z.array(z.number()).min(fewest).max(most);

/** A mark is on one of the values, counted from 0. */
const onValue = (index: number | undefined, { length }: readonly number[]) => index === undefined || index < length;
const place = z.int().min(0).exactOptional();

/** The shape of a tile's small chart. It illustrates; it states no figure. */
export const microChartSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("growth"), values: values(3, 24) }),
  z
    .strictObject({
      kind: z.literal("line"),
      values: values(3, 24),
      domain: z.tuple([z.number(), z.number()]),
      reference: z.number(),
      marked: place,
    })
    .refine((line) => onValue(line.marked, line.values), { path: ["marked"], message: "no such value" })
    .refine(
      ({ domain: [low, high], ...line }) => [...line.values, line.reference].every((v) => low <= v && v <= high),
      {
        path: ["domain"],
        message: "all values and the reference lie within the domain",
      },
    ),
  z
    .strictObject({ kind: z.literal("bars"), values: values(2, 16), highlighted: place })
    .refine((bars) => onValue(bars.highlighted, bars.values), { path: ["highlighted"], message: "no such value" }),
  z.strictObject({ kind: z.literal("turn"), values: values(3, 16) }),
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

export type MicroChartShape = z.infer<typeof microChartSchema>;

import { z } from "zod";

/** As printed: 150+, $240M+, 6–10x. A range has an en dash. */
export const figureSchema = z.string().regex(/^[+$]*\d[\d.,]*[MKk]?(–\$?\d[\d.,]*[MKk]?)?(x|%|\+|%\+|\/7)?$/, {
  error: "a figure as printed, such as 150+, $240M+, 35% or 6–10x",
});

const record = {
  /** What is counted, and against what. */
  definition: z.string().min(15).max(240),
  /** What the figure counts, if it is printed without a unit. */
  unit: z.string().min(2).max(24).optional(),
  /** From when to when. */
  period: z.string().min(4).max(60).optional(),
  /** The number of sales, owners or valuations behind it. */
  sampleSize: z.string().min(1).max(60).optional(),
  /** What the firm has to clarify before it confirms. Never shown to a visitor. */
  toVerify: z.string().min(15).max(240).optional(),
};

/** The evidence for a figure, and whether the firm has confirmed it from its own records. */
export const claimRecordSchema = z.discriminatedUnion("confirmed", [
  z.strictObject({ ...record, confirmed: z.literal(false) }),
  z.strictObject({ ...record, confirmed: z.literal(true), confirmedOn: z.iso.date() }),
]);

export type ClaimRecord = z.infer<typeof claimRecordSchema>;

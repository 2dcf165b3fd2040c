import { z } from "zod";

const label = z.string().min(1).max(32);
const labels = z.array(label).min(3).max(12);
const values = z.array(z.number().min(0)).min(3).max(12);

/** How a value is printed (# is the number: "$#K"), the axis's end and step, and its start where that is not zero. */
const scale = z.tuple([
  z.string().regex(/^[^#]*#[^#]*$/),
  z.number().positive(),
  z.number().positive(),
  z.number().positive().optional(),
]);

/** The data of a chart. It illustrates one company, and the page says so. */
export const chartSchema = z.discriminatedUnion("kind", [
  /** A value per label; the last one is highlighted. */
  z
    .strictObject({ kind: z.literal("columns"), scale, labels, values })
    .refine((chart) => chart.labels.length === chart.values.length, "a value per label"),
  /** Two parts of a total per label. */
  z
    .strictObject({
      kind: z.literal("stack"),
      scale,
      names: z.tuple([label, label]),
      labels,
      parts: z.tuple([values, values]),
    })
    .refine((chart) => chart.parts.every(({ length }) => length === chart.labels.length), "a value per label"),
  /** One or two lines over the same labels, evenly spaced, by name. */
  z
    .strictObject({ kind: z.literal("lines"), scale, labels, series: z.record(label, values) })
    .refine(
      (chart) => Object.values(chart.series).every(({ length }) => length === chart.labels.length),
      "a value per label",
    ),
  /** Values by name; the first one is highlighted. */
  z.strictObject({ kind: z.literal("bars"), scale, rows: z.record(label, z.number().min(0)) }),
]);

export type ChartData = z.infer<typeof chartSchema>;

import { z } from "zod";
import { type Stage, stages } from "#domain/desk/leads/stages.ts";
import type { CrmField } from "#domain/leads/crm/crm-columns.ts";

/** Settings that say what a field or a stage is called in the firm's CRM. Both are JSON in one variable. */

/** Fields of a lead that a firm may have a separate property for. Stage, owner and contact have fixed places. */
const placedFields = [
  "date",
  "industry",
  "industryGroup",
  "ebitda",
  "revenue",
  "sde",
  "valuation",
  "growth",
  "businessModel",
  "positives",
  "negatives",
  "notes",
  "nextAction",
  "followUpDate",
  "result",
] as const satisfies readonly CrmField[];
type PlacedField = (typeof placedFields)[number];

/** The name of each field in the CRM; null for one that it does not have. */
export type FieldPlaces = Readonly<Record<PlacedField, string | null>>;
export type StageNames = Readonly<Record<Stage, string>>;

/** A setting that is JSON. */
export const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue("no JSON");
    return z.NEVER;
  }
});

/** Two fields in one place would overwrite each other. */
const areDistinct = (values: object) => {
  const used = Object.values(values).filter((value) => value !== null);
  return new Set(used).size === used.length;
};

export function fieldPlaces(given: Partial<FieldPlaces>): FieldPlaces {
  return Object.fromEntries(placedFields.map((field) => [field, given[field] ?? null])) as FieldPlaces;
}

export function fieldPlacesSchema(defaults: FieldPlaces) {
  const name = z
    .string()
    .regex(/^[A-Za-z]\w{0,99}$/)
    .nullable()
    .optional();
  const fields = Object.fromEntries(placedFields.map((field) => [field, name]));
  return jsonText
    .pipe(z.strictObject(fields).transform((given) => ({ ...defaults, ...given }) as FieldPlaces))
    .refine(areDistinct);
}

export function stageNamesSchema(defaults: StageNames) {
  const fields = Object.fromEntries(stages.map((stage) => [stage, z.string().trim().min(1).max(255).optional()]));
  return jsonText
    .pipe(z.strictObject(fields).transform((given) => ({ ...defaults, ...given }) as StageNames))
    .refine((names) =>
      areDistinct(Object.fromEntries(Object.entries(names).map(([at, name]) => [at, name.toLowerCase()]))),
    );
}

/** The stage that a name in the CRM stands for; undefined for one that the desk does not have. */
export function stageCalled(name: string, names: StageNames): Stage | undefined {
  const wanted = name.trim().toLowerCase();
  return stages.find((stage) => names[stage].toLowerCase() === wanted);
}

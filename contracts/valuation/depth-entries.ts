import * as z from "zod/mini";
import type { AddBackEntries } from "#domain/depth/add-backs.ts";
import {
  type AddBackKey,
  addBackBounds,
  addBackKeys,
  type Bounds,
  goalBounds,
  growthRateBounds,
  proceedsBounds,
  proceedsKeys,
  readinessAnswers,
  readinessKeys,
  returnRateBounds,
  taxRateBounds,
} from "#domain/depth/depth-bounds.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";

const dollars = ({ min, max }: Bounds) => z.int().check(z.gte(min), z.lte(max));
/** At most one decimal, so that the arithmetic stays exact and short. */
const percent = ({ min, max }: Bounds) => z.number().check(z.gte(min), z.lte(max), z.multipleOf(0.1));

const addBack = (key: AddBackKey) => z.strictObject({ amount: dollars(addBackBounds(key)), hasPaper: z.boolean() });

const optional = <Key extends string, Schema extends z.ZodMiniType>(
  keys: readonly Key[],
  schemaOf: (key: Key) => Schema,
) =>
  Object.fromEntries(keys.map((key) => [key, z.exactOptional(schemaOf(key))])) as Record<
    Key,
    z.ZodMiniExactOptional<Schema>
  >;

/** What the owner entered below the estimate, panel by panel. */
export const depthEntriesSchema = z.strictObject({
  addBacks: z.exactOptional(z.strictObject(optional(addBackKeys, addBack)) satisfies z.ZodMiniType<AddBackEntries>),
  proceeds: z.exactOptional(
    z.strictObject({
      ...optional(proceedsKeys, (key) => dollars(proceedsBounds(key))),
      taxRate: z.exactOptional(percent(taxRateBounds)),
    }),
  ),
  readiness: z.exactOptional(z.strictObject(optional(readinessKeys, () => z.enum(readinessAnswers)))),
  goal: z.exactOptional(
    z.strictObject({
      goal: dollars(goalBounds),
      growthRate: percent(growthRateBounds),
      returnRate: percent(returnRateBounds),
    }),
  ),
}) satisfies z.ZodMiniType<DepthEntries, unknown>;

import type { z } from "zod";
import { colors } from "#content/colors.ts";
import { contrastFaults } from "#content/contrast-pairs.ts";
import { claimRecordSchema, figureSchema } from "#content/schemas/claims.ts";
import { siteSettingsSchema } from "#content/schemas/site.ts";
import { site } from "#content/site.ts";
import { claims } from "#content/sources/claims.ts";

export class ContentError extends Error {
  override name = "ContentError";
}

/** Checks what a firm edits, before anything is built or served from it. */
export function validateContent(): void {
  check("content/site.ts:", siteSettingsSchema, site);
  const faults = contrastFaults(colors);
  if (faults.length > 0) throw new ContentError(`content/site.ts: colors are not legible: ${faults.join("; ")}.`);
  for (const { name, figure, record } of claims()) {
    check(`content/sources/claims.ts: ${name}`, figureSchema, figure);
    check(`content/sources/claims.ts: ${name}`, claimRecordSchema, record);
  }
}

function check(where: string, schema: z.ZodType, value: unknown): void {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (!issue) return;
  const place = [where, ...(issue.path.length > 0 ? [issue.path.join(".")] : [])].join(" ");
  throw new ContentError(`${place} is not valid: ${issue.message}.`);
}

import { siteSettingsSchema } from "#content/schemas/site.ts";
import { site } from "#content/site.ts";

export class ContentError extends Error {
  override name = "ContentError";
}

/** Checks what a firm edits, before anything is built or served from it. */
export function validateContent(): void {
  const result = siteSettingsSchema.safeParse(site);
  if (result.success) return;
  const [issue] = result.error.issues;
  const path = issue?.path.join(".") ?? "";
  throw new ContentError(`content/site.ts: ${path} is not valid: ${issue?.message}.`);
}

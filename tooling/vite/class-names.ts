import { createHash } from "node:crypto";
import { relative } from "node:path";

/** The suffix is the same for all classes of a file: it compresses well, in the styles and in the script. */
export function scopedName(name: string, file: string): string {
  return `${name}_${createHash("sha256").update(relative(".", file)).digest("base64url").slice(0, 4)}`;
}

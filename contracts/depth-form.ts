import * as z from "zod/mini";
import { depthPanels } from "#domain/depth/depth-entries.ts";
import type { DepthFields } from "#domain/depth/depth-fields.ts";

/** More than anyone types into a field; a text that is no number is answered with the form. */
const maxTextLength = 200;

/** A panel's form as a browser without script sends it: the panel and its fields as text. */
export const depthFormSchema = z.catchall(
  z.object({ panel: z.enum(depthPanels) }),
  z.string().check(z.maxLength(maxTextLength)),
);

export type DepthForm = { readonly panel: (typeof depthPanels)[number]; readonly fields: DepthFields };

import * as z from "zod/mini";
import { depthPanels } from "#domain/depth/depth-entries.ts";
import type { DepthFields } from "#domain/depth/depth-fields.ts";

/**
 * A panel's form as a browser without script sends it: the panel and its fields as text. A text that is no number is
 * answered with the form.
 */
export const depthFormSchema = z.catchall(z.object({ panel: z.enum(depthPanels) }), z.string());

export type DepthForm = {
  readonly panel: (typeof depthPanels)[number];
  readonly fields: DepthFields;
  /** The HTTP status, if nothing is wrong with the fields but they could not be saved. */
  readonly failedWith?: number;
};

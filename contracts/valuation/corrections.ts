import * as z from "zod/mini";
import { maxCorrectionLength, tidyCorrection } from "#domain/website/corrections.ts";

const line = z.pipe(
  z.pipe(z.string().check(z.maxLength(1_000)), z.transform(tidyCorrection)),
  z.string().check(z.minLength(1), z.maxLength(maxCorrectionLength)),
);

export const correctionsSchema = z.strictObject({
  title: z.exactOptional(line),
  industry: z.exactOptional(line),
  location: z.exactOptional(line),
});

import { createHash } from "node:crypto";

/** For keys of limits and stored codes: what is hashed cannot be read from the store. */
export const hashed = (text: string) => createHash("sha256").update(text).digest("hex");

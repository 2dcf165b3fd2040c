import { Refusal } from "#server/refusal.ts";

/** What was sent by somebody who left in the middle, or is not what it is called, is no request; nothing of ours has failed. @throws Refusal badRequest */
export async function wholeBody<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal("badRequest", "the body cannot be read");
  });
}

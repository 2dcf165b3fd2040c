import { type Answer, ApiError, invalid } from "./api-error.ts";

export type IdempotencyKeys = {
  once(key: string | undefined, request: string, work: () => Promise<Answer>): Promise<Answer>;
};

/**
 * The first computed answer for a key is repeated, including a failure of the provider; a refusal before any work is
 * not. Another request with the same key is refused, and so is the same one while the first is running.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const known = new Map<string, { readonly request: string; answer?: Answer }>();
  return {
    async once(key, request, work) {
      if (key === undefined) return work();
      if (key.length > 255) throw invalid("Idempotency-Key is longer than 255 characters");
      const before = known.get(key);
      if (before && before.request !== request)
        throw new ApiError(400, {
          type: "idempotency_error",
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      if (before && !before.answer)
        throw new ApiError(409, {
          type: "invalid_request_error",
          code: "idempotency_key_in_use",
          message: "There is currently another in-progress request using this Idempotent Key",
        });
      if (before?.answer)
        return { ...before.answer, headers: { ...before.answer.headers, "Idempotent-Replayed": "true" } };
      const entry: { request: string; answer?: Answer } = { request };
      known.set(key, entry);
      try {
        entry.answer = await work();
        return entry.answer;
      } catch (error) {
        known.delete(key);
        throw error;
      }
    },
  };
}

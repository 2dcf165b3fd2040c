import { deletionAnswerSchema } from "#contracts/leads/deletion.ts";

type Tools = { readonly fetch: typeof globalThis.fetch; readonly apiOrigin: string };

const timeoutMs = 20_000;

/** Returns true once the server confirms that nothing is stored. Safe to repeat: the answer is the same. */
export async function deleteValuation(valuationId: string, { fetch, apiOrigin }: Tools): Promise<boolean> {
  try {
    const answer = await fetch(`${apiOrigin}/api/leads/${valuationId}`, {
      method: "DELETE",
      // The visitor has confirmed, so the request must outlive the tab.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok && deletionAnswerSchema.safeParse(await answer.json()).success;
  } catch {
    return false;
  }
}

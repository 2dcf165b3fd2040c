import { deletionAnswerSchema } from "#contracts/deletion.ts";

type Tools = { readonly fetch: typeof globalThis.fetch; readonly functions: string };

const limitMs = 20_000;

/** True once the server says that nothing is stored any more. Asked again it says the same, so whoever is unsure can. */
export async function deleteValuation(valuationId: string, { fetch, functions }: Tools): Promise<boolean> {
  try {
    const answer = await fetch(`${functions}/api/leads/${valuationId}`, {
      method: "DELETE",
      // It goes on where the visitor has closed the tab: they have asked for it.
      keepalive: true,
      signal: AbortSignal.timeout(limitMs),
    });
    return answer.ok && deletionAnswerSchema.safeParse(await answer.json()).success;
  } catch {
    return false;
  }
}

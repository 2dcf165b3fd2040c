import * as z from "zod/mini";
import { errorTable } from "#contracts/error-table.ts";
import { type ContactMessage, contactAnswerSchema } from "#contracts/leads/contact-message.ts";

/** Why a message was not sent; the server's message where it has one for visitors. */
export type SendFailure = "offline" | "down" | "refused" | { readonly message: string };

export type SendingTools = {
  readonly fetch: typeof globalThis.fetch;
  readonly apiOrigin: string;
  readonly isOnline: () => boolean;
};

const timeoutMs = 30_000;
const errorSchema = z.object({ code: z.string() });

/** Returns undefined once the message is stored. */
export async function sendMessage(
  message: ContactMessage,
  { fetch, apiOrigin, isOnline }: SendingTools,
): Promise<SendFailure | undefined> {
  try {
    const answer = await fetch(`${apiOrigin}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return contactAnswerSchema.safeParse(body).success ? undefined : "down";
    return sendFailureOf(answer.status, errorSchema.safeParse(body).data?.code);
  } catch {
    return isOnline() ? "down" : "offline";
  }
}

function sendFailureOf(status: number, code: string | undefined): SendFailure {
  if (status === 429) return { message: errorTable.tooManyMessages.message };
  if (code === "tooQuick") return { message: errorTable.tooQuick.message };
  return status < 500 && status !== 408 ? "refused" : "down";
}

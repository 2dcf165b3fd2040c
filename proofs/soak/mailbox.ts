import { z } from "zod";

const mailSchema = z.object({
  to: z.array(z.string()),
  mail: z.object({ messageId: z.string(), text: z.string() }),
});
export type ReceivedMail = z.output<typeof mailSchema>;

export async function readMailbox(control: string): Promise<readonly ReceivedMail[]> {
  return z.array(mailSchema).parse(await (await fetch(`${control}/messages`)).json());
}

/** Somebody to be written to, and words that only this mail has. */
export type ExpectedMail = { readonly to: string; readonly words: string };

export type MailFindings = {
  readonly missing: readonly string[];
  /** Two mails where one was due. The same mail sent twice bears one id, and is one to whoever reads it. */
  readonly doubled: readonly string[];
  /** How many were sent again under the same id. */
  readonly repeats: number;
};

export function checkMailbox(received: readonly ReceivedMail[], expected: readonly ExpectedMail[]): MailFindings {
  const byReader = Map.groupBy(received, ({ to }) => to.join(" "));
  const found = expected.map(({ to, words }) => ({
    named: `${words} to ${to}`,
    ids: new Set(
      (byReader.get(to) ?? []).filter(({ mail }) => mail.text.includes(words)).map(({ mail }) => mail.messageId),
    ),
  }));
  return {
    missing: found.filter(({ ids }) => ids.size === 0).map(({ named }) => named),
    doubled: found.filter(({ ids }) => ids.size > 1).map(({ named }) => named),
    repeats: received.length - new Set(received.map(({ mail }) => mail.messageId)).size,
  };
}

import { z } from "zod";

const mailSchema = z.object({
  to: z.array(z.string()),
  mail: z.object({ messageId: z.string(), text: z.string() }),
});
type ReceivedMail = z.output<typeof mailSchema>;

export async function readMailbox(control: string): Promise<readonly ReceivedMail[]> {
  return z.array(mailSchema).parse(await (await fetch(`${control}/messages`)).json());
}

/** Who must get a mail, and words that only this mail has. */
export type ExpectedMail = { readonly to: string; readonly words: string };

/** Two mails instead of one are a duplicate; the same mail sent twice has one id, and mail programs show it once. */
export function checkMailbox(received: readonly ReceivedMail[], expected: readonly ExpectedMail[]) {
  const byReader = Map.groupBy(received, ({ to }) => to.join(" "));
  const idsOf = ({ to, words }: ExpectedMail) =>
    new Set((byReader.get(to) ?? []).filter(({ mail }) => mail.text.includes(words)).map(({ mail }) => mail.messageId));
  const named = (isWrong: (count: number) => boolean) =>
    expected.filter((mail) => isWrong(idsOf(mail).size)).map(({ to, words }) => `${words} to ${to}`);
  return { missing: named((count) => count === 0), doubled: named((count) => count > 1) };
}

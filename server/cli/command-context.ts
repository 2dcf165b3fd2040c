import type { Writable } from "node:stream";
import type { Env } from "#server/env.ts";
import type { Store } from "#server/store/open.ts";

/** What a command uses: the store, the settings, and its input and output. */
export type CommandContext = {
  readonly store: Store;
  readonly env: Pick<Env, "crm" | "mail" | "siteUrl">;
  readonly now: number;
  readonly timeZone: string;
  readonly out: Writable;
  /** The answer to a question; undefined if there is no terminal to ask. */
  ask(question: string): Promise<string | undefined>;
};

/** Waits while the reader of the output is slower. */
export async function print({ out }: Pick<CommandContext, "out">, text: string): Promise<void> {
  if (out.write(text)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      for (const event of ["drain", "close", "error"]) out.off(event, go);
      resolve();
    };
    for (const event of ["drain", "close", "error"]) out.once(event, go);
  });
}

export const printJson = (context: Pick<CommandContext, "out">, value: unknown) =>
  print(context, `${JSON.stringify(value, undefined, 2)}\n`);

export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

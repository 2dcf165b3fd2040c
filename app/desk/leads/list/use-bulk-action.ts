import { useFetcher } from "react-router";
import { leadListWords as words } from "#content/desk/leads/leads.ts";
import type { BulkResult } from "#domain/desk/leads/lead-list.ts";

export type BulkIntent = "change" | "redeliver" | "remove";
export type BulkAnswer = BulkResult & { readonly intent: BulkIntent };

export type BulkAction = {
  readonly isRunning: boolean;
  /** How it goes, or how it ended. */
  readonly said: string;
  run(intent: BulkIntent, leadIds: readonly string[], fields: Readonly<Record<string, string>>): void;
};

/** Does something with the selected leads, and says what became of each. */
export function useBulkAction(): BulkAction {
  const fetcher = useFetcher<BulkAnswer>();
  const isRunning = fetcher.state !== "idle";
  const count = fetcher.formData?.getAll("id").length ?? 0;
  return {
    isRunning,
    said: isRunning ? words.running(count) : fetcher.data ? resultText(fetcher.data) : "",
    run(intent, leadIds, fields) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value);
      for (const id of leadIds) form.append("id", id);
      void fetcher.submit(form, { method: "post" });
    },
  };
}

/** `18 leads were changed. 1 lead was so already. 1 lead was not there anymore.` */
function resultText({ intent, done, ...others }: BulkAnswer): string {
  const rest = (["same", "gone", "later"] as const).filter((key) => others[key] > 0);
  return [
    ...(done > 0 || rest.length === 0 ? [words.done[intent](done)] : []),
    ...rest.map((key) => words[key](others[key])),
  ].join(" ");
}

import type { Outcome } from "#server/jobs/worker.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import type { Call, Crm } from "#server/vendors/crm.ts";
import { type CrmSyncJob, type ExistingItems, syncItem } from "./crm-sync.ts";
import { recreateItem } from "./lead-item.ts";

type Comment = {
  readonly item: string;
  /** Whose item it is; undefined if it is no lead's. */
  readonly leadId: string | undefined;
  readonly text: string;
};

/** The comments on an item whose text says that they are of one subject. */
export function commentsOf(crm: Crm, item: string, isOfSubject: (text: string) => boolean, call: Call): ExistingItems {
  return {
    find: async () => (await crm.findComments(item, call)).filter(({ text }) => isOfSubject(text)).map(({ id }) => id),
    remove: (id) => crm.deleteComment(id, call),
  };
}

/** Writes a comment on an item. If the firm has deleted the item, the comment waits for a new one of its lead. */
export async function syncComment(sync: CrmSyncJob, crm: Crm, { item, leadId, text }: Comment): Promise<Outcome> {
  const { job, tools, store, now } = sync;
  let isItemGone = false;
  const outcome = await syncItem(sync, {
    create: () =>
      crm.addComment(item, text, { signal: tools.signal, key: `${job.id} ${job.wanted}` }).catch((error: unknown) => {
        isItemGone = error instanceof CrmError && error.failure.kind === "gone";
        throw error;
      }),
  });
  if (!isItemGone || leadId === undefined) return outcome;
  return { wait: true, until: await recreateItem(store, leadId, now()), memo: { gone: item } };
}

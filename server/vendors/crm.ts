import type { BoardField, FieldsOnBoard, FieldValues } from "#domain/desk/board/board-fields.ts";
import type { CrmRecord, CrmSubject } from "#domain/leads/crm/crm-record.ts";
import type { Log } from "#server/ops/log.ts";

export type Call = { readonly signal: AbortSignal };
/** `key` is the idempotency key, for vendors that create the same thing once per key. */
export type CreateCall = Call & { readonly key: string };

export type CrmComment = { readonly id: string; readonly text: string };
export type ChangedItem = {
  readonly id: string;
  /** The lead that it is about; undefined if it is about none. */
  readonly leadId: string | undefined;
  readonly changedAt: number;
  readonly fields: FieldsOnBoard;
};

/** The firm's CRM. An item is what stands for a lead there, such as a deal. Every call @throws CrmError. */
export type Crm = CrmFieldCalls & {
  /** Creates an item and returns its id. */
  createItem(record: CrmRecord, call: CreateCall): Promise<string>;
  /** Writes what the record has; everything else stays as it is. */
  updateItem(id: string, record: CrmRecord, call: Call): Promise<void>;
  /** The items of a subject, oldest first. The search may lag behind. */
  findItems(subject: CrmSubject, call: Call): Promise<readonly string[]>;
  /** With its comments. Deleting a missing item succeeds. */
  deleteItem(id: string, call: Call): Promise<void>;
  /** What is left of a deleted subject if the firm has deleted its item: a contact or company that we made. */
  removeTraces?(subject: CrmSubject, call: Call): Promise<void>;
  addComment(itemId: string, text: string, call: CreateCall): Promise<string>;
  findComments(itemId: string, call: Call): Promise<readonly CrmComment[]>;
  deleteComment(id: string, call: Call): Promise<void>;
};

/** Stage, owner and follow-up, which people change on both sides. */
export type CrmFieldCalls = {
  /** Those that the CRM has a place for. */
  readonly fields: readonly BoardField[];
  /** Undefined if the item was deleted or archived. */
  readFields(itemId: string, call: Call): Promise<FieldsOnBoard | undefined>;
  /** Returns how they then stand. An empty owner or follow-up clears it. */
  writeFields(itemId: string, values: FieldValues, call: Call): Promise<FieldsOnBoard>;
  /** What was changed since a time of the CRM's clock, the last change first, up to a limit. */
  changedItems(since: number, call: Call): Promise<readonly ChangedItem[]>;
  /** The CRM's ids of the people with these email addresses, by address. */
  findPeople(emails: readonly string[], call: Call): Promise<ReadonlyMap<string, string>>;
};

/** What a gateway needs besides its settings. */
export type CrmTools = {
  readonly log: Pick<Log, "warn">;
  /** Called before each request, whatever its result: vendors limit requests per day. */
  readonly countCall?: () => Promise<void>;
};

import type { BoardField, FieldsOnBoard, FieldValues } from "#domain/desk/board/board-fields.ts";
import type { ColumnValues } from "#domain/leads/column-value.ts";
import type { CrmPayload } from "#domain/leads/crm-payload.ts";

export type Call = { readonly signal: AbortSignal };
/** `key` is the idempotency key: the vendor creates the same thing once, as long as it remembers the key. */
export type CreateCall = Call & { readonly key: string };

export type CrmItem = { readonly id: string; readonly notes: string };
export type CrmComment = { readonly id: string; readonly text: string };
export type ChangedItem = CrmItem & { readonly changedAt: number; readonly fields: FieldsOnBoard };

/** The firm's board. Every call @throws CrmError. */
export type Crm = CrmFieldCalls & {
  /** Creates an item and returns its id. */
  createItem(payload: CrmPayload, call: CreateCall): Promise<string>;
  updateItem(id: string, columnValues: ColumnValues & { readonly name?: string }, call: Call): Promise<void>;
  /** Items whose notes contain a text, oldest first. The board's search is fuzzy and delayed: check the notes. */
  findItems(text: string, call: Call): Promise<readonly CrmItem[]>;
  /** Deleting a missing item succeeds. */
  deleteItem(id: string, call: Call): Promise<void>;
  addComment(itemId: string, text: string, call: CreateCall): Promise<string>;
  findComments(itemId: string, call: Call): Promise<readonly CrmComment[]>;
  deleteComment(id: string, call: Call): Promise<void>;
};

/** Stage, owner and follow-up, which people change on both sides. */
export type CrmFieldCalls = {
  /** Those that the board has a column for. */
  readonly fields: readonly BoardField[];
  /** Undefined if the item was deleted or archived. */
  readFields(itemId: string, call: Call): Promise<FieldsOnBoard | undefined>;
  /** Returns how they then stand. An empty owner or follow-up clears the column. */
  writeFields(itemId: string, values: FieldValues, call: Call): Promise<FieldsOnBoard>;
  /** What was changed on the board since a time of its clock, the last change first, up to a limit. */
  changedItems(since: number, call: Call): Promise<readonly ChangedItem[]>;
  /** The CRM's ids of the people with these email addresses, by address. */
  findPeople(emails: readonly string[], call: Call): Promise<ReadonlyMap<string, string>>;
};

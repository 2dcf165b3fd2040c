import { payloadOf, valuationIdIn } from "#domain/leads/crm/crm-payload.ts";
import type { CrmSubject } from "#domain/leads/crm/crm-record.ts";
import { isOfMessage, messageIdLine } from "#domain/leads/crm/message-payload.ts";
import { withOwnIds } from "./crm/own-ids.ts";
import type { Crm, CrmTools } from "./crm.ts";
import { type BoardSettings, createBoardCalls } from "./monday/board-calls.ts";

/** An item's notes begin with the id of its subject, by which it is found again. */
const isOf = (notes: string, { kind, id }: CrmSubject) =>
  kind === "lead" ? valuationIdIn({ notes }) === id : isOfMessage(notes, id);

/** A board on monday.com: one item per lead. */
export function createMonday(settings: BoardSettings, tools: CrmTools): Crm {
  const board = createBoardCalls(settings, tools);
  const { columns } = settings;
  const crm: Crm = {
    ...board,
    createItem: (record, call) => board.createItem(payloadOf(record, columns), call),
    updateItem: (id, record, call) => {
      const { itemName, columnValues } = payloadOf(record, columns);
      return board.updateItem(id, { ...columnValues, name: itemName }, call);
    },
    findItems: async (subject, call) => {
      const sought = subject.kind === "lead" ? subject.id : messageIdLine(subject.id);
      const found = await board.findItems(sought, call);
      return found.filter(({ notes }) => isOf(notes, subject)).map(({ id }) => id);
    },
  };
  const ids = { prefix: "", form: /^\d+$/ };
  return withOwnIds("monday", crm, { item: ids, comment: ids });
}

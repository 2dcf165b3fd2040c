import { type BoardField, boardFields, type FieldsOnBoard, type FieldValues } from "#domain/desk/board/board-fields.ts";
import { fieldOf } from "#server/services/desk/leads/change-lead.ts";
import { followUpAtCapture } from "#server/store/desk/leads/lead-columns.ts";
import type { DeskFields } from "#server/store/desk/leads/lead-fields.ts";
import type { CrmPeople } from "./crm-people.ts";

/** What an item is created with (`crmPayload`). A lead without a valuation, which has no website, begins with no day. */
export function valuesAtCreation({
  created_at,
  website,
}: Pick<DeskFields, "created_at" | "website">): Required<FieldValues> {
  return { stage: "new", owner: "", followUp: website === "" ? "" : followUpAtCapture({ createdAt: created_at }) };
}

/** A field of the desk as the CRM shows it. A lead whose assignee has no user in the CRM is unassigned there. */
export function boardValueOf(row: DeskFields, field: BoardField, people: CrmPeople): string {
  const { value } = fieldOf(row, field);
  return field === "owner" && value !== "" ? (people.personOf(value) ?? "") : value;
}

/** The lead's assignee, if that member has no user in the CRM. */
export function unknownOwner(row: DeskFields, people: CrmPeople): string | undefined {
  const { value } = fieldOf(row, "owner");
  return value !== "" && people.personOf(value) === undefined ? value : undefined;
}

/** Whether the desk has other values than those that an item is created with. */
export function isChangedSinceCreation(row: DeskFields): boolean {
  const created = valuesAtCreation(row);
  return boardFields.some((field) => fieldOf(row, field).value !== created[field]);
}

/** Leaves out an owner without an account on the desk: the desk could not show that person. */
export function withKnownPeople(fields: FieldsOnBoard, people: CrmPeople): FieldsOnBoard {
  const { owner } = fields;
  if (!owner?.value || people.memberOf(owner.value) !== undefined) return fields;
  return { ...fields, owner: { ...owner, value: undefined } };
}

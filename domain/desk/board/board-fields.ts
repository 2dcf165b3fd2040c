/** What the desk and the firm's CRM both let people change on a lead. */
export const boardFields = ["stage", "owner", "followUp"] as const;
export type BoardField = (typeof boardFields)[number];

/**
 * A field as the CRM shows it: a stage of ours, the CRM's id of a person, or a day (YYYY-MM-DD); empty for nobody or
 * no day. Undefined for what the desk cannot have, such as a label that the firm added.
 */
export type OnBoard = {
  readonly value: string | undefined;
  /** When it was last changed there, by the CRM's clock; undefined if the CRM does not report it, as for emptied columns. */
  readonly at: number | undefined;
};

/** A field that the CRM has no column for is absent. */
export type FieldsOnBoard = { readonly [Field in BoardField]?: OnBoard };
export type FieldValues = { readonly [Field in BoardField]?: string };

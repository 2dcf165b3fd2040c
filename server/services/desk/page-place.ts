/** Where a page of a list ended: the time and id of its last row, as one text in the address of the next page. */
export type PagePlace = { readonly at: number; readonly id: string };

export const placeText = ({ at, id }: PagePlace): string => `${at}.${id}`;

/** Undefined, the first page, for a text that is not a place. */
export function placeIn(text: string | undefined): PagePlace | undefined {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

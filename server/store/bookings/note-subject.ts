/** What the firm is told about a call: `what` happened to the booking `id`. */
export type CallNote = { readonly id: string; readonly what: "booked" | "cancelled" };

/** The subject of its deliveries. */
export const noteSubject = ({ id, what }: CallNote): string => `${id}.${what}`;

/** The subjects of everything that the firm may have been told about a booking. */
export const noteSubjects = (id: string): readonly string[] =>
  (["booked", "cancelled"] as const).map((what) => noteSubject({ id, what }));

/** Undefined if it is no such subject. */
export function noteOfSubject(subject: string): CallNote | undefined {
  const [, id, what] = /^(.+)\.(booked|cancelled)$/.exec(subject) ?? [];
  return id === undefined ? undefined : { id, what: what as CallNote["what"] };
}

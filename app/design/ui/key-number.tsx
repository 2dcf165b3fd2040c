/** The number of a note in a drawing. */
export function KeyNumber({ number }: { readonly number: number }) {
  return <span className="keyn">{number}</span>;
}

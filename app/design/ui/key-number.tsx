/** Keys a note to its place in a drawing. */
export function KeyNumber({ number }: { readonly number: number }) {
  return <span className="keyn">{number}</span>;
}

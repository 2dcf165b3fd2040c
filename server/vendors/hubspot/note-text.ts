/** The text of a note, which people may have edited with paragraphs and lists. */
export function noteText(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>|<\/(p|div|li)>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
}

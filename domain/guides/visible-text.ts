/** Fields that are not read: kinds, fragments, addresses. */
const unread = new Set(["kind", "id", "ground", "url", "target", "summary", "contents"]);

/** What a reader reads of a part of the content, one line per text. */
export function readableTextIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (unread.has(key) ? "" : readableTextIn(inner)))
    .filter(Boolean)
    .join("\n");
}

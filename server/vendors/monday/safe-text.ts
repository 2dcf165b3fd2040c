import type { ColumnChanges, ColumnValue } from "#domain/leads/crm/column-value.ts";

/**
 * monday.com empties a text that looks like markup, and reports success. A lead is found by its notes and must keep
 * them.
 */
export function safeText(text: string): string {
  return text.replaceAll("<", "‹").replaceAll(">", "›");
}

const safeUrl = (url: string) => url.replaceAll("<", "%3C").replaceAll(">", "%3E");

function safeValue(value: ColumnValue | null): ColumnValue | null {
  if (typeof value === "string") return safeText(value);
  if (value === null || "personsAndTeams" in value) return value;
  if ("labels" in value) return { labels: value.labels.map(safeText) };
  const entries = Object.entries(value).map(([part, text]) => [part, part === "url" ? safeUrl(text) : safeText(text)]);
  return Object.fromEntries(entries) as ColumnValue;
}

export function safeValues(values: ColumnChanges): ColumnChanges {
  return Object.fromEntries(Object.entries(values).map(([column, value]) => [column, safeValue(value)]));
}

import { plainText } from "#domain/leads/plain-text.ts";
import { type CrmField, defaultCrmColumns } from "./crm-columns.ts";
import type { CrmRecord } from "./crm-record.ts";

/** What the notes do not say already. */
const described = [
  "website",
  "industry",
  "industryGroup",
  "businessModel",
  "revenue",
  "sde",
  "nextAction",
  "positives",
  "negatives",
] as const satisfies readonly CrmField[];

/** The notes, followed by every field that the CRM has no separate place for. */
export function crmDescription({ texts }: Pick<CrmRecord, "texts">, hasPlace: (field: CrmField) => boolean): string {
  const lines = described.flatMap((field) => {
    const text = hasPlace(field) ? "" : plainText(texts[field] ?? "");
    if (text === "") return [];
    return [`${defaultCrmColumns[field].title}:${text.includes("\n") ? "\n" : " "}${text}`];
  });
  return [texts.notes ?? "", ...(lines.length > 0 ? ["", ...lines] : [])].join("\n").trim();
}

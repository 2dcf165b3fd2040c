import { cutAtWord, cutTo, oneLine } from "#domain/leads/plain-text.ts";

/** What a file may be called: for every program, and for those that understand all alphabets. */
export type FileName = { readonly plain: string; readonly full: string };

const longest = 60;
// What separates folders, drives or arguments somewhere, and what some systems forbid.
const unsafe = /[\\/:*?"<>|%\p{C}]/gu;

/** `Northgate-Systems-valuation-2025-2B11.pdf` and `Northgate Systems valuation 2025-2B11.pdf`. */
export function reportFileName(company: string, number: string, extension: string): FileName {
  const plain = company
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const full = oneLine(company.replace(unsafe, " ")).replace(/^[.\s]+|[.\s]+$/g, "");
  const end = `valuation-${number}.${extension}`;
  return {
    plain: [cutTo(plain, longest).replace(/-$/, ""), end].filter(Boolean).join("-"),
    full: [cutAtWord(full, longest).replace("…", ""), end.replace("-", " ")].filter(Boolean).join(" "),
  };
}

import type { WriteSheet } from "hucre/xlsx";
import { documentWords, nextWords } from "#content/report.ts";
import { site } from "#content/site.ts";
import { workbookWords } from "#content/workbook.ts";
import type { Report } from "#domain/report/report.ts";
import { literalText, type Row, sheetOf, words } from "./sheet.ts";
import { styles } from "./styles.ts";

const text = workbookWords.about;

const labelWidth = 18;
const textWidth = 92;
/** A column width is measured in digits, and running text is narrower than those. */
const lettersToDigit = 1.2;

function linesOf(rows: readonly Row[]): ReadonlyMap<number, number> {
  return new Map(
    rows.flatMap(([, cell], y) =>
      typeof cell?.value === "string"
        ? [[y, Math.ceil(cell.value.length / (textWidth * lettersToDigit))] as const]
        : [],
    ),
  );
}

const paragraphs = (label: string, texts: readonly string[]): readonly Row[] =>
  texts.map((paragraph, index) => [index === 0 ? words(label, "label") : undefined, words(paragraph, "paragraph")]);

/** Whose valuation, its date, what it is and what it is not. Nothing here opens the private page. */
export function aboutSheet(report: Report, siteUrl: string | undefined): WriteSheet {
  const rows: readonly Row[] = [
    [words(text.sheet, "heading"), literalText(documentWords.title(report), "heading")],
    [words(text.company, "label"), literalText(report.profile.company)],
    [words(text.website, "label"), literalText(report.host)],
    [words(text.number, "label"), words(report.number)],
    [words(text.date, "label"), words(documentWords.date(report))],
    [words(text.by, "label"), words(site.organization)],
    ...(siteUrl
      ? [[words(text.link, "label"), { value: siteUrl, style: styles.link, hyperlink: { target: siteUrl } }]]
      : []),
    [],
    ...paragraphs(text.is, text.isText),
    [],
    ...paragraphs(text.isNot, [...nextWords.disclaimer.paragraphs, nextWords.disclaimer.legal]),
  ];
  return sheetOf({
    name: text.sheet,
    rows,
    widths: [labelWidth, textWidth],
    number: report.number,
    lines: linesOf(rows),
  });
}

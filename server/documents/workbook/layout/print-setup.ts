import type { WriteSheet } from "hucre/xlsx";
import { coverWords, documentWords } from "#content/report/report.ts";
import { workbookWords } from "#content/report/workbook.ts";
import { site } from "#content/site.ts";
import type { Report } from "#domain/report/report.ts";
import { literally } from "./literal-text.ts";

// In a header an ampersand begins a code.
const running = (text: string) => text.replaceAll("&", "&&");

/** How every sheet looks on the screen and on paper: no grid, landscape, one page wide, with company and page below. */
export function printSetup(name: string, report: Report) {
  const company = running(literally(coverWords.title(report)));
  return {
    view: { showGridLines: false },
    pageSetup: {
      paperSize: "letter",
      orientation: "landscape",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      horizontalCentered: true,
    },
    headerFooter: {
      oddHeader: `&L${running(site.brand)}&C${running(name)}&R${running(documentWords.confidential)}`,
      oddFooter: `&L${running(workbookWords.report(report.number))}, ${company}&R${workbookWords.page}`,
    },
  } as const satisfies Partial<WriteSheet>;
}

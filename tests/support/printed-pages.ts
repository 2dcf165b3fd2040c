import * as mupdf from "mupdf";

export type PrintedPage = {
  readonly text: string;
  /** In points. */
  readonly size: readonly [width: number, height: number];
  readonly links: readonly string[];
};

/** What a PDF reader finds on each page. */
export function printedPages(bytes: Uint8Array): readonly PrintedPage[] {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  try {
    return Array.from({ length: document.countPages() }, (_, index) => {
      const page = document.loadPage(index);
      const [left, top, right, bottom] = page.getBounds();
      return {
        text: page.toStructuredText("preserve-whitespace").asText(),
        size: [Math.round(right - left), Math.round(bottom - top)] as const,
        links: page.getLinks().map((link) => link.getURI()),
      };
    });
  } finally {
    document.destroy();
  }
}

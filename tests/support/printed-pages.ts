import * as mupdf from "mupdf";

export type PrintedPage = {
  readonly text: string;
  /** In points. */
  readonly size: readonly [width: number, height: number];
  readonly links: readonly string[];
  /** Lines of text that run beyond the paper. */
  readonly cut: readonly string[];
};

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
type Layout = {
  readonly blocks: readonly { readonly lines?: readonly { readonly text: string; readonly bbox: Box }[] }[];
};

/** What a PDF reader finds on each page. */
export function printedPages(bytes: Uint8Array): readonly PrintedPage[] {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  try {
    return Array.from({ length: document.countPages() }, (_, index) => {
      const page = document.loadPage(index);
      const [left, top, right, bottom] = page.getBounds();
      const text = page.toStructuredText("preserve-whitespace");
      const { blocks } = JSON.parse(text.asJSON()) as Layout;
      // A line's box is as high as its font, so it may touch the edge where its letters do not.
      const isCut = ({ x, y, w, h }: Box) => x < left || x + w > right + 1 || y + h / 2 < top || y + h / 2 > bottom;
      return {
        text: text.asText(),
        size: [Math.round(right - left), Math.round(bottom - top)] as const,
        links: page.getLinks().map((link) => link.getURI()),
        cut: blocks.flatMap(({ lines = [] }) => lines.filter(({ bbox }) => isCut(bbox)).map((line) => line.text)),
      };
    });
  } finally {
    document.destroy();
  }
}

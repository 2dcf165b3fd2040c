import * as mupdf from "mupdf";

export type PrintedPage = {
  readonly text: string;
  /** In points. */
  readonly size: readonly [width: number, height: number];
  readonly links: readonly string[];
  /** Lines of text that run beyond the paper. */
  readonly cut: readonly string[];
  /** Lines of text that lie over another line. */
  readonly covered: readonly string[];
  /** The lowest line of text. */
  readonly last: string;
  /** Where that line ends, as a share of the page's height. */
  readonly end: number;
};

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
type Layout = {
  readonly blocks: readonly { readonly lines?: readonly { readonly text: string; readonly bbox: Box }[] }[];
};

const noLine = { text: "", bbox: { x: 0, y: 0, w: 0, h: 0 } };

const shared = (start: number, length: number, otherStart: number, otherLength: number) =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

/** Lines closer than their own height touch; more than half of it is unreadable. */
const isOver = (a: Box, b: Box) =>
  shared(a.x, a.w, b.x, b.w) > 12 && shared(a.y, a.h, b.y, b.h) > Math.min(a.h, b.h) / 2;

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
      const lines = blocks.flatMap((block) => block.lines ?? []);
      const last = lines.reduce((lowest, line) => (line.bbox.y > lowest.bbox.y ? line : lowest), lines[0] ?? noLine);
      return {
        text: text.asText(),
        size: [Math.round(right - left), Math.round(bottom - top)] as const,
        links: page.getLinks().map((link) => link.getURI()),
        cut: lines.filter(({ bbox }) => isCut(bbox)).map((line) => line.text),
        covered: lines
          .filter((line, at) => line.text.trim() && lines.slice(at + 1).some(({ bbox }) => isOver(line.bbox, bbox)))
          .map((line) => line.text),
        last: last.text,
        end: (last.bbox.y + last.bbox.h - top) / (bottom - top),
      };
    });
  } finally {
    document.destroy();
  }
}

/** Small enough to be quick, large enough for a line of text. */
const scale = 1 / 3;

/** The part of a page's height that text or drawings take. Plain ground and vertical rules do not count. */
export function inkedShare(bytes: Uint8Array, index: number): number {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  try {
    const picture = document.loadPage(index).toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceGray);
    const [height, stride, pixels] = [picture.getHeight(), picture.getStride(), picture.getPixels()];
    const differs = (_: unknown, at: number) =>
      pixels
        .subarray((at + 1) * stride, (at + 2) * stride)
        .some((shade, x) => Math.abs(shade - (pixels[at * stride + x] ?? 0)) > 12);
    return Array.from({ length: height - 1 }, differs).filter(Boolean).length / height;
  } finally {
    document.destroy();
  }
}

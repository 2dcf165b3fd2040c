import * as mupdf from "mupdf";

/** A page as it was drawn: lines of text where they stand, and shapes. Nothing is left to lay out. */
export type PageDrawing = {
  readonly texts: readonly { words: string; x: number; y: number; font: string; size: number; color: string }[];
  readonly shapes: readonly { path: string; fill?: string; stroke?: string; width: number; opacity: number }[];
};

const tenth = (value: number) => Math.round(value * 10) / 10 + 0;
const hex = (color: readonly number[]) =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** What a PDF shows, page by page, for another library to draw again. */
export function drawingsOf(bytes: Uint8Array): readonly PageDrawing[] {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  return Array.from({ length: document.countPages() }, (_, index) => drawingOf(document.loadPage(index)));
}

function drawingOf(page: mupdf.Page): PageDrawing {
  const texts: PageDrawing["texts"][number][] = [];
  const shapes: PageDrawing["shapes"][number][] = [];
  const device = new mupdf.Device({
    fillPath: (path, _evenOdd, ctm, _space, color, alpha) => {
      shapes.push({ path: commandsOf(path, ctm), fill: hex(color), width: 0, opacity: alpha });
    },
    strokePath: (path, stroke, ctm, _space, color, alpha) => {
      const width = stroke.getLineWidth() * Math.hypot(ctm[0], ctm[1]);
      shapes.push({ path: commandsOf(path, ctm), stroke: hex(color), width, opacity: alpha });
    },
    fillText: (text, ctm, _space, color) => texts.push(...linesOf(text, ctm, hex(color))),
  });
  page.run(device, mupdf.Matrix.identity);
  device.close();
  return { texts, shapes };
}

function commandsOf(path: mupdf.Path, ctm: mupdf.Matrix): string {
  const commands: string[] = [];
  const at = (x: number, y: number) =>
    `${tenth(x * ctm[0] + y * ctm[2] + ctm[4])} ${tenth(x * ctm[1] + y * ctm[3] + ctm[5])}`;
  path.walk({
    moveTo: (x, y) => commands.push(`M${at(x, y)}`),
    lineTo: (x, y) => commands.push(`L${at(x, y)}`),
    curveTo: (x1, y1, x2, y2, x3, y3) => commands.push(`C${at(x1, y1)} ${at(x2, y2)} ${at(x3, y3)}`),
    closePath: () => commands.push("Z"),
  });
  return commands.join("");
}

/** Glyphs of one font on one base line are one piece of text. */
function linesOf(text: mupdf.Text, ctm: mupdf.Matrix, color: string): PageDrawing["texts"] {
  const lines: PageDrawing["texts"][number][] = [];
  text.walk({
    showGlyph: (font, trm, _glyph, unicode) => {
      const [a, b, , , x, y] = mupdf.Matrix.concat(trm, ctm);
      const [size, baseline] = [tenth(Math.hypot(a, b)), tenth(y)];
      const name = font.getName().replace(/^[A-Z]{6}\+/, "");
      const last = lines.at(-1);
      if (last && last.y === baseline && last.font === name && last.size === size)
        last.words += String.fromCodePoint(unicode);
      else lines.push({ words: String.fromCodePoint(unicode), x: tenth(x), y: baseline, font: name, size, color });
    },
  });
  return lines;
}

import { join } from "node:path";
import PDFDocument from "pdfkit";
import { move, workerData } from "piscina";
import { sheet } from "#server/documents/report/theme.ts";
import type { PageDrawing } from "./page-drawing.ts";

export type PeerSettings = { readonly fonts: Readonly<Record<string, string>>; readonly folder: string };

const { fonts, folder } = workerData as PeerSettings;

/** The bench's peer: pdfkit draws pages whose layout is given. */
export default function draw(pages: readonly PageDrawing[]) {
  const document = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    pdfVersion: "1.7",
    lang: "en-US",
    info: { Title: "Peer" },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", resolve);
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, join(folder, file));
  for (const { shapes, texts } of pages) {
    document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    for (const { path, fill, stroke, width, opacity } of shapes) {
      if (fill) document.fillOpacity(opacity).path(path).fill(fill);
      if (stroke) document.strokeOpacity(opacity).lineWidth(width).path(path).stroke(stroke);
    }
    document.fillOpacity(1);
    for (const { words, x, y, font, size, color } of texts)
      document
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(words, x, y, { lineBreak: false, baseline: "alphabetic" });
  }
  document.end();
  return done.then(() => move(new Uint8Array(Buffer.concat(chunks))));
}

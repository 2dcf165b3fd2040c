declare module "pdfkit" {
  import type { EventEmitter } from "node:events";

  interface Options {
    readonly autoFirstPage?: boolean;
    readonly compress?: boolean;
    readonly pdfVersion?: string;
    readonly lang?: string;
    readonly info?: Readonly<Record<string, string | Date>>;
  }

  /** As much of it as the bench draws with. */
  export default class PDFDocument extends EventEmitter {
    constructor(options?: Options);
    addPage(options: { size: readonly [number, number]; margin: number }): this;
    registerFont(name: string, source: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    lineWidth(width: number): this;
    text(words: string, x: number, y: number, options: { lineBreak: boolean; baseline: "alphabetic" }): this;
    path(commands: string): this;
    fill(color: string): this;
    stroke(color: string): this;
    end(): void;
  }
}

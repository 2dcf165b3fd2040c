import type { PageFigures } from "#tooling/browser/page-figures.ts";
import { kilobytes } from "#tooling/build/budgets.ts";

type Column = { readonly name: string; readonly width: number; readonly of: (figures: PageFigures) => string };

const milliseconds = (value: number) => String(Math.round(value));

const columns: readonly Column[] = [
  { name: "score", width: 7, of: ({ performance }) => String(performance) },
  { name: "LCP ms", width: 8, of: ({ lcp }) => milliseconds(lcp) },
  { name: "TBT ms", width: 8, of: ({ tbt }) => milliseconds(tbt) },
  { name: "CLS", width: 7, of: ({ cls }) => cls.toFixed(3) },
  { name: "JS KB", width: 8, of: ({ script }) => kilobytes(script) },
  { name: "CSS KB", width: 8, of: ({ style }) => kilobytes(style) },
  { name: "font KB", width: 9, of: ({ font }) => kilobytes(font) },
  { name: "image KB", width: 10, of: ({ image }) => kilobytes(image) },
  { name: "HTML KB", width: 9, of: ({ document }) => kilobytes(document) },
  { name: "headers KB", width: 12, of: ({ headers }) => kilobytes(headers) },
  { name: "requests", width: 10, of: ({ requests }) => String(requests) },
];

const nameWidth = 42;

export const figuresHead = (what: string): string =>
  what.padEnd(nameWidth) + columns.map(({ name, width }) => name.padStart(width)).join("");

export const figuresRow = (name: string, figures: PageFigures): string =>
  name.padEnd(nameWidth) + columns.map(({ width, of }) => of(figures).padStart(width)).join("");

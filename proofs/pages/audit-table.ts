import { kilobytes } from "../../tooling/build/budgets.ts";
import type { PageAudit } from "./lighthouse.ts";

type Column = readonly [name: string, of: (audit: PageAudit) => string];

const columns: readonly Column[] = [
  ["perf.", ({ scores }) => String(scores.performance)],
  ["a11y", ({ scores }) => String(scores.accessibility)],
  ["best", ({ scores }) => String(scores["best-practices"])],
  ["SEO", ({ scores }) => String(scores.seo)],
  ["LCP ms", ({ figures }) => figures.lcp.toFixed(0)],
  ["TBT ms", ({ figures }) => figures.tbt.toFixed(0)],
  ["CLS", ({ figures }) => figures.cls.toFixed(3)],
  ["JS KB", ({ figures }) => kilobytes(figures.script)],
  ["CSS KB", ({ figures }) => kilobytes(figures.style)],
  ["font KB", ({ figures }) => kilobytes(figures.font)],
  ["image KB", ({ figures }) => kilobytes(figures.image)],
  ["HTML KB", ({ figures }) => kilobytes(figures.document)],
  ["headers KB", ({ figures }) => kilobytes(figures.headers)],
  ["requests", ({ figures }) => String(figures.requests)],
];

const nameWidth = 42;
const widthOf = ([name]: Column) => Math.max(name.length, 5) + 2;

export const auditHead = (what: string): string =>
  what.padEnd(nameWidth) + columns.map((column) => column[0].padStart(widthOf(column))).join("");

export const auditRow = (name: string, audit: PageAudit): string =>
  name.padEnd(nameWidth) + columns.map((column) => column[1](audit).padStart(widthOf(column))).join("");

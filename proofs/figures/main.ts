import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sectionsOf } from "../../content/report/report.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import type { ReportTier } from "../../domain/report/tiers.ts";
import { readPdf } from "../../server/documents/report/pdf.fixture.ts";
import { renderReport } from "../../server/documents/report/render.ts";
import { loadReportAssets } from "../../server/documents/report/report-assets.ts";
import { openWorkbook } from "../../server/documents/workbook/package.fixture.ts";
import { workbookBytes } from "../../server/documents/workbook/workbook.ts";
import { writeLeads } from "../../server/store/leads/leads.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { writeReportAssets } from "../../tooling/report/write-report-assets.ts";
import { check, notChecked, printChecks } from "../harness/check.ts";
import { print } from "../harness/print.ts";
import { startSite } from "../harness/site.ts";
import { withStore } from "../harness/stores.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import { pageDisagreements, pdfDisagreements, type ReadPages } from "./disagreements.ts";
import { hasLibreOffice, recalculateInLibreOffice } from "./libreoffice.ts";
import { readPage } from "./read-page.ts";
import { recalculate } from "./recalculate.ts";
import { reportFor, type Subject, someSubjects, stale } from "./subjects.ts";
import { type WorkbookFigures, workbookFigures } from "./workbook-figures.ts";

/** Page, PDF and recalculated workbook of random valuations agree to the dollar: `npm run proof:figures`. */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "10000" },
    panels: { type: "string" },
    pdf: { type: "string" },
    libreoffice: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);
const chunk = 100;
const progressEvery = 500;
const siteUrl = "https://amiva.example";

/** Spreads a smaller number evenly over all. */
const every = (of: number) => (index: number) =>
  Math.floor(((index + 1) * of) / count) > Math.floor((index * of) / count);
const isSeen = every(Number(values.panels ?? count));
const isPrinted = every(Number(values.pdf ?? count));
const isOpened = every(Number(values.libreoffice ?? count));

const subjects = someSubjects(count, seed);
const panels = ["addBacks", "proceeds", "secondOpinion", "readiness", "goal"];
const sheets = ["summary", "entries", "answers", "outlook", "method"];

async function readPages(id: string, index: number): Promise<ReadPages> {
  const headers = { "X-Forwarded-For": visitorAddress(index) };
  const read = async (path: string, ids: readonly string[]) => {
    const answer = await fetch(site.address + path, { headers });
    if (!answer.ok) throw new Error(`A page was answered with ${answer.status}`);
    return readPage(await answer.text(), ids);
  };
  const report = await read(`/report/${id}`, sheets);
  if (!isSeen(index)) return { report };
  compared.seen += 1;
  return {
    report,
    results: await read(`/valuation/result/${id}`, []),
    deeper: await read(`/valuation/result/${id}/deeper`, panels),
  };
}

async function printedSections(lead: Lead, tier: ReportTier) {
  const report = reportFor(lead, tier);
  const { pages } = readPdf(await renderReport(report, assets, siteUrl));
  return Object.fromEntries(sectionsOf(report).map((section, index) => [section, pages[index]?.text ?? ""]));
}

/** Whole dollars are exact; what they are rounded from is a double in a spreadsheet. */
const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === "number" && typeof b === "number" && Math.abs(a - b) < 0.00001);

const found = { page: [] as string[], file: [] as string[], pdf: [] as string[], libreOffice: [] as string[] };
const compared = { files: 0, seen: 0, pdfs: 0, opened: 0, cells: 0, amounts: 0 };
const named = ({ lead: { financialInputs, depth } }: Subject, findings: readonly string[]) =>
  findings.map((finding) => `${finding}\n        ${JSON.stringify({ inputs: financialInputs, depth })}`);

async function compare(subject: Subject, index: number): Promise<WorkbookFigures> {
  const { lead, saved } = subject;
  const file = openWorkbook(await workbookBytes(reportFor(lead, "professional")));
  const at = recalculate(file);
  const figures = workbookFigures(at, saved);
  const formulas = file.cells.filter(({ formula }) => formula !== undefined);
  found.file.push(
    ...named(
      subject,
      formulas
        .filter(({ sheet, cell, value }) => !isSame(at(sheet, cell) ?? "", value))
        .map(({ sheet, cell, value }) => `${sheet}!${cell} holds ${value}, its formula gives ${at(sheet, cell)}`),
    ),
  );
  const pages = await readPages(lead.valuationId, index);
  found.page.push(...named(subject, pageDisagreements(figures, pages)));
  compared.files += 1;
  compared.cells += formulas.length;
  compared.amounts +=
    figures.entries.length + figures.outlook.length + figures.worksheet.length + figures.approaches.length;
  if (isPrinted(index)) {
    // The full report repeats the summary's figures and takes twice as long.
    const tier = compared.pdfs % 4 === 3 ? "professional" : "summary";
    found.pdf.push(...named(subject, pdfDisagreements(figures, await printedSections(lead, tier))));
    compared.pdfs += 1;
  }
  return figures;
}

/** The same figures from LibreOffice, which opens all of these files at once. */
async function compareInLibreOffice(opened: readonly (Subject & { readonly figures: WorkbookFigures })[]) {
  const files: Uint8Array[] = [];
  for (const { lead } of opened) files.push(await workbookBytes(stale(reportFor(lead, "professional"))));
  for (const [index, at] of recalculateInLibreOffice(files, folder).entries()) {
    const subject = opened[index];
    if (!subject) continue;
    const figures = workbookFigures(at, subject.saved);
    const parts = Object.keys(figures) as (keyof WorkbookFigures)[];
    const other = parts.filter((part) => JSON.stringify(figures[part]) !== JSON.stringify(subject.figures[part]));
    found.libreOffice.push(
      ...named(
        subject,
        other.map((part) => `${part}: ${JSON.stringify(figures[part])}, not ${JSON.stringify(subject.figures[part])}`),
      ),
    );
    compared.opened += 1;
  }
}

print(`${count} random valuations, seed ${seed}`);
await ensureBuilt();
const folder = temporaryFolder("figures");
const assetsFolder = join(folder, "assets");
mkdirSync(assetsFolder, { recursive: true });
await writeReportAssets(assetsFolder);
const assets = loadReportAssets(assetsFolder);
const dataDir = join(folder, "data");
await withStore({ dataDir }, async ({ db }) => {
  for (let at = 0; at < subjects.length; at += chunk)
    await writeLeads(
      db,
      subjects.slice(at, at + chunk).map(({ lead }) => ({ lead, version: 1 })),
    );
});
const hasOffice = hasLibreOffice();
const site = await startSite({ env: { DATA_DIR: dataDir, LOG_LEVEL: "warn" } });
for (let at = 0; at < count; at += chunk) {
  const opened: (Subject & { readonly figures: WorkbookFigures })[] = [];
  for (const [offset, subject] of subjects.slice(at, at + chunk).entries()) {
    const figures = await compare(subject, at + offset);
    if (hasOffice && isOpened(at + offset)) opened.push({ ...subject, figures });
  }
  if (opened.length > 0) await compareInLibreOffice(opened);
  if ((at + chunk) % progressEvery === 0) {
    const disagree = Object.values(found).reduce((sum, list) => sum + list.length, 0);
    print(
      `  ${new Date().toISOString().slice(11, 19)} ${at + chunk} compared (${compared.seen} with panels, ${compared.pdfs} PDFs, ${compared.opened} in LibreOffice), ${disagree} disagreements`,
    );
  }
}
await site.stop();
const held = printChecks([
  check(
    "pages and recalculated workbook",
    `${compared.files} reports with ${compared.amounts} amounts, ${compared.seen} results with panels`,
    found.page,
  ),
  check("workbook as saved and recalculated", `${compared.files} files, ${compared.cells} formulas`, found.file),
  check("PDF and recalculated workbook", `${compared.pdfs} PDFs`, found.pdf),
  hasOffice
    ? check("LibreOffice and formula engine", `${compared.opened} files`, found.libreOffice)
    : notChecked("LibreOffice and formula engine", "soffice is not installed"),
]);
process.exit(held ? 0 : 1);

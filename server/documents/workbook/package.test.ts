import { describe, expect, it } from "vitest";
import { colors } from "#content/colors.ts";
import { reportSources } from "#content/report/report-sources.ts";
import { site } from "#content/site.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { reportOf } from "#domain/report/report.ts";
import { allOf, named, openWorkbook, type XmlElement, zipEntries } from "./package.fixture.ts";
import { exampleInputs, reportFor } from "./workbook.fixture.ts";
import { workbookBytes } from "./workbook.ts";

const siteUrl = "https://amiva.example";
const bytes = await workbookBytes(reportFor(exampleInputs), siteUrl);
const entries = zipEntries(bytes);
const { parts, names, cells } = openWorkbook(bytes);

function part(path: string): XmlElement {
  const found = parts.get(path);
  if (found === undefined) throw new Error(`There is no ${path}`);
  return found;
}

const worksheets = [...parts].filter(([path]) => path.startsWith("xl/worksheets/sheet")).map(([, root]) => root);
const attributesOf = (root: XmlElement, name: string) => named(root, name).map(({ attributes }) => attributes);

/** Elements of a sheet and their attributes by the format's schema, as far as we use it. */
const schema: Readonly<Record<string, string>> = {
  worksheet: "xmlns xmlns:r",
  sheetPr: "",
  pageSetUpPr: "fitToPage",
  dimension: "ref",
  sheetViews: "",
  sheetView: "workbookViewId showGridLines",
  pane: "xSplit ySplit topLeftCell state activePane",
  sheetFormatPr: "defaultRowHeight",
  cols: "",
  col: "min max width customWidth",
  sheetData: "",
  row: "r ht customHeight",
  c: "r s t",
  f: "",
  v: "",
  is: "",
  r: "",
  t: "xml:space",
  mergeCells: "count",
  mergeCell: "ref",
  dataValidations: "count",
  dataValidation:
    "type sqref operator showInputMessage showErrorMessage errorStyle promptTitle prompt errorTitle error",
  formula1: "",
  formula2: "",
  hyperlinks: "",
  hyperlink: "ref r:id",
  printOptions: "horizontalCentered",
  pageMargins: "left right top bottom header footer",
  pageSetup: "paperSize orientation fitToWidth fitToHeight",
  headerFooter: "",
  oddHeader: "",
  oddFooter: "",
  drawing: "r:id",
};
const order = Object.keys(schema);

describe("the package", () => {
  it("is a zip of XML parts that are all declared and have the same fixed timestamp", () => {
    const types = part("[Content_Types].xml");
    const declared = attributesOf(types, "Override").map(({ PartName }) => PartName);
    const byExtension = attributesOf(types, "Default").map(({ Extension }) => Extension);
    const undeclared = entries.filter(
      ({ path }) => !declared.includes(`/${path}`) && path !== "[Content_Types].xml" && !path.endsWith(".rels"),
    );
    expect(undeclared).toEqual([]);
    expect(declared.filter((path) => !parts.has(path?.slice(1) ?? ""))).toEqual([]);
    expect(byExtension).toContain("rels");
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    expect(new Set(entries.map(({ stamp }) => stamp)).size).toBe(1);
    for (const { path, text } of entries) {
      expect(path).toMatch(/^[[\]\w./]+$/);
      expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"/);
    }
  });

  it("has the target of every relationship, and links only to the site", () => {
    for (const [path, root] of parts) {
      if (!path.endsWith(".rels")) continue;
      for (const { Target = "", TargetMode } of attributesOf(root, "Relationship")) {
        const base = `file:///${path.replace("_rels/", "")}`;
        if (TargetMode === "External") expect(Target).toBe(siteUrl);
        else expect(parts.has(new URL(Target, base).pathname.slice(1)), Target).toBe(true);
      }
    }
  });

  it("writes sheets in the elements, the order and the attributes of the format", () => {
    for (const root of worksheets) {
      for (const { name, attributes } of allOf(root)) {
        expect(order, name).toContain(name);
        expect((schema[name] ?? "").split(" "), name).toEqual(expect.arrayContaining(Object.keys(attributes)));
      }
      const places = root.children.map(({ name }) => order.indexOf(name));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it("gives the same bytes for the same report", async () => {
    expect(await workbookBytes(reportFor(exampleInputs), siteUrl)).toEqual(bytes);
  });

  it("has its title, language and date", () => {
    const said = (path: string, name: string) => named(part(path), name).map(({ text }) => text);
    expect(said("docProps/core.xml", "dc:title")).toEqual(["Northgate Dental, preliminary valuation"]);
    expect(said("docProps/core.xml", "dc:creator")).toEqual([site.organization]);
    expect(said("docProps/core.xml", "dcterms:created")).toEqual(["2025-11-03T15:00:00Z"]);
    expect(said("docProps/core.xml", "dcterms:modified")).toEqual(["2025-11-03T15:00:00Z"]);
    expect(attributesOf(part("docProps/custom.xml"), "property").map(({ name }) => name)).toEqual(["Language"]);
    expect(said("docProps/custom.xml", "vt:lpwstr")).toEqual(["en-US"]);
  });

  it("contains nothing that leads to the owner or the private page", () => {
    const { valuationId, userEmail = "", userPhone = "", referrer } = fullCapture;
    for (const { text } of entries)
      for (const secret of [valuationId, userEmail, userPhone, referrer]) expect(text).not.toContain(secret);
  });
});

describe("the sheets", () => {
  it("are in reading order", () => {
    expect([...new Set(cells.map(({ sheet }) => sheet))]).toEqual([
      "Cover",
      "Valuation",
      "Approaches",
      "Bands",
      "Sensitivity",
      "What moves it",
      "Published deals",
    ]);
  });

  it("print on Letter, landscape and one page wide, with company and page below, without a grid", () => {
    for (const [index, root] of worksheets.entries()) {
      expect(attributesOf(root, "pageSetup")).toMatchObject([
        { paperSize: "1", orientation: "landscape", fitToWidth: "1", fitToHeight: index === 0 ? "1" : "0" },
      ]);
      expect(attributesOf(root, "sheetView")).toMatchObject([{ showGridLines: "0" }]);
      expect(named(root, "oddFooter").map(({ text }) => text)).toEqual([
        "&LReport 2025-2B11, Northgate Dental&RPage &P of &N",
      ]);
      expect(named(root, "sheetProtection")).toEqual([]);
    }
  });

  it("repeat their headings on every page and keep them in view, but for the cover", () => {
    const [cover, ...tables] = worksheets;
    expect(cover && named(cover, "pane")).toEqual([]);
    for (const root of tables) expect(attributesOf(root, "pane")).toMatchObject([{ ySplit: "1", state: "frozen" }]);
    const titles = named(part("xl/workbook.xml"), "definedName").filter(
      ({ attributes }) => attributes["name"] === "_xlnm.Print_Titles",
    );
    expect(titles.map(({ attributes }) => attributes["localSheetId"])).toEqual(
      tables.map((_, index) => `${index + 1}`),
    );
    for (const { text } of titles) expect(text).toMatch(/!\$1:\$1$/);
  });

  it("have footers that fit, whatever the company is called", async () => {
    const title = "Hamm & Söhne ".repeat(20);
    const long = openWorkbook(await workbookBytes(reportFor(exampleInputs, { corrections: { title } })));
    const footers = [...long.parts.values()].flatMap((root) => named(root, "oddFooter"));
    expect(footers).toHaveLength(worksheets.length);
    for (const { text } of footers) {
      expect(text).toContain(", Hamm && Söhne");
      expect(text.length).toBeLessThan(256);
    }
  });

  it("have charts that refer to their own cells", () => {
    const charts = [...parts].filter(([path]) => /^xl\/charts\/chart\d+\.xml$/.test(path)).map(([, root]) => root);
    expect(
      charts.map((root) =>
        named(root, "c:f")
          .map(({ text }) => text)
          .filter((text) => text.includes(":")),
      ),
    ).toEqual([
      ["Approaches!$A$2:$A$7", "Approaches!$C$2:$C$7"],
      ["Bands!$A$2:$A$7", "Bands!$C$2:$C$7"],
      ["Sensitivity!$E$1:$I$1", "Sensitivity!$E$4:$I$4"],
      ["'What moves it'!$A$8:$A$11", "'What moves it'!$I$8:$I$11"],
    ]);
  });

  it("are in Georgia and Arial, with brass inputs", () => {
    const styles = part("xl/styles.xml");
    const fonts = named(styles, "fonts").flatMap((all) => attributesOf(all, "name"));
    expect(new Set(fonts.map(({ val }) => val))).toEqual(new Set(["Arial", "Georgia"]));
    const brass = colors["brass-100"].slice(1).toUpperCase();
    expect(attributesOf(styles, "fgColor").filter(({ rgb = "" }) => rgb.endsWith(brass))).toHaveLength(1);
  });

  it("name the three inputs and say what may be entered", () => {
    expect(names).toEqual({ Profit: "Valuation!$C$3", Trend: "Valuation!$C$4", Recurring: "Valuation!$C$5" });
    const [, valuation] = worksheets;
    const rules = valuation ? named(valuation, "dataValidation") : [];
    expect(
      rules.map(({ attributes, children }) => [
        attributes["sqref"],
        attributes["type"],
        ...children.map(({ text }) => text),
      ]),
    ).toEqual([
      ["C3", "whole", "100000", "10000000"],
      ["C4", "list", '"Growing,Stable,Declining"'],
      ["C5", "decimal", "0", "1"],
    ]);
    for (const { attributes } of rules) {
      expect(attributes).toMatchObject({ errorStyle: "stop", showErrorMessage: "1", showInputMessage: "1" });
      expect(attributes["promptTitle"]?.length).toBeLessThan(33);
      expect(attributes["prompt"]?.length).toBeLessThan(256);
    }
  });

  it("write formulas with a point, commas and English names, and figures with their formats", () => {
    const functions = new Set(cells.flatMap(({ formula = "" }) => formula.match(/[A-Z]+(?=\()/g) ?? []));
    expect([...functions].toSorted()).toEqual(
      "AND IF IFERROR INDEX MATCH MAX MIN ROUND ROUNDDOWN ROUNDUP VLOOKUP".split(" "),
    );
    for (const { formula = "" } of cells) expect(formula).not.toMatch(/^=|;|#/);
    const codes = attributesOf(part("xl/styles.xml"), "numFmt").map(({ formatCode }) => formatCode);
    expect(codes).toEqual(expect.arrayContaining(["$#,##0", '0.00#"x"', "0%"]));
  });
});

it.each([
  "=1+1",
  '=HYPERLINK("https://elsewhere.example","Open")',
  "+1 Plumbing",
  "-1",
  "@SUM(A1)",
  "#REF!",
  "TRUE",
  "0049",
  `Hamm & Söhne <"GmbH">`,
])("writes a company named %s as text", async (title) => {
  const lead = leadOf({ ...fullCapture, website: title, corrections: { title } }, { now: captured });
  const report = reportOf(lead, "professional", reportSources("", captured));
  const { cells: written } = openWorkbook(await workbookBytes(report));
  const onCover = (cell: string) => written.find((one) => one.sheet === "Cover" && one.cell === cell);
  expect(onCover("A4")).toEqual({ sheet: "Cover", cell: "A4", value: title });
  expect(onCover("F5")).toEqual({ sheet: "Cover", cell: "F5", value: report.host });
});

it("escapes a name that a spreadsheet would decode", async () => {
  const [entry] = zipEntries(
    await workbookBytes(reportFor(exampleInputs, { corrections: { title: "_x0041_" } })),
  ).filter(({ path }) => path.endsWith("sheet1.xml"));
  expect(entry?.text).toContain("<t>_x005F_x0041_</t>");
  expect(entry?.text).toContain(", _x005F_x0041_&amp;R");
});

it("contains only characters that XML allows, whatever the owner and the website wrote", async () => {
  const title = "North\ufffegate\uffff \u0001Systems \ud800";
  const lead = leadOf({ ...fullCapture, website: "northgate\uffff", corrections: { title } }, { now: 0 });
  const written = zipEntries(await workbookBytes(reportOf(lead, "summary", reportSources("", 0)), siteUrl));
  const forbidden = written.filter(({ text }) => /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text));
  expect(forbidden.map(({ path }) => path)).toEqual([]);
  expect(written.some(({ text }) => text.includes("Northgate Systems"))).toBe(true);
});

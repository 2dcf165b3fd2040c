import { describe, expect, it } from "vitest";
import { reportSources } from "#content/report-sources.ts";
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
      "Valuation",
      "Approaches",
      "Bands",
      "Sensitivity",
      "What moves it",
      "Published deals",
      "About",
    ]);
  });

  it("print one Letter page wide with repeated headings, with nothing locked", () => {
    for (const root of worksheets) {
      expect(attributesOf(root, "pageSetup")).toMatchObject([{ paperSize: "1", fitToWidth: "1", fitToHeight: "0" }]);
      expect(attributesOf(root, "pane")).toMatchObject([{ ySplit: "1", state: "frozen" }]);
      expect(attributesOf(root, "col").length).toBeGreaterThan(1);
      expect(named(root, "sheetProtection")).toEqual([]);
      for (const { text } of [...named(root, "oddHeader"), ...named(root, "oddFooter")])
        expect(text.length).toBeLessThan(256);
    }
  });

  it("name the three inputs and say what may be entered", () => {
    expect(names).toEqual({ Profit: "Valuation!$C$2", Trend: "Valuation!$C$3", Recurring: "Valuation!$C$4" });
    const [valuation] = worksheets;
    const rules = valuation ? named(valuation, "dataValidation") : [];
    expect(
      rules.map(({ attributes, children }) => [
        attributes["sqref"],
        attributes["type"],
        ...children.map(({ text }) => text),
      ]),
    ).toEqual([
      ["C2", "whole", "100000", "10000000"],
      ["C3", "list", '"Growing,Stable,Declining"'],
      ["C4", "decimal", "0", "1"],
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
    expect(codes).toEqual(expect.arrayContaining(["$#,##0", '0.000"x"', "0%"]));
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
  const about = openWorkbook(await workbookBytes(report)).cells.filter(({ sheet }) => sheet === "About");
  expect(about.slice(0, 6).map(({ value }) => value)).toEqual([
    "About",
    `${title}, preliminary valuation`,
    "Company",
    title,
    "Website",
    report.host,
  ]);
  expect(about.filter(({ formula }) => formula !== undefined)).toEqual([]);
  for (const { value } of about) expect(value).toBeTypeOf("string");
});

it("escapes a name that a spreadsheet would decode", async () => {
  const [entry] = zipEntries(
    await workbookBytes(reportFor(exampleInputs, { corrections: { title: "_x0041_" } })),
  ).filter(({ path }) => path.endsWith("sheet7.xml"));
  expect(entry?.text).toContain("<t>_x005F_x0041_</t>");
});

it("contains only characters that XML allows, whatever the owner and the website wrote", async () => {
  const title = "North\ufffegate\uffff \u0001Systems \ud800";
  const lead = leadOf({ ...fullCapture, website: "northgate\uffff", corrections: { title } }, { now: 0 });
  const written = zipEntries(await workbookBytes(reportOf(lead, "summary", reportSources("", 0)), siteUrl));
  const forbidden = written.filter(({ text }) => /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text));
  expect(forbidden.map(({ path }) => path)).toEqual([]);
  expect(written.some(({ text }) => text.includes("Northgate Systems"))).toBe(true);
});

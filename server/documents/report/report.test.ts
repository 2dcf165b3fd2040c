import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sectionNames, sectionsOf } from "#content/report/report.ts";
import { legalLine, site } from "#content/site.ts";
import { marketReferences } from "#content/sources/market-references.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { type ReportTier, reportTiers } from "#domain/report/tiers.ts";
import { writeReportAssets } from "#tooling/report/write-report-assets.ts";
import { readPdf, reportFor } from "./pdf.fixture.ts";
import { renderReport } from "./render.ts";
import { loadReportAssets, type ReportAssets } from "./report-assets.ts";

const assetsFolder = ".generated/report-assets";
const siteUrl = "https://amiva.example";

let assets: ReportAssets;
const bytes = {} as Record<ReportTier, Uint8Array>;
const read = {} as Record<ReportTier, ReturnType<typeof readPdf>>;

beforeAll(async () => {
  await writeReportAssets(assetsFolder);
  assets = loadReportAssets(assetsFolder);
  for (const tier of reportTiers) {
    bytes[tier] = await renderReport(reportFor(fullCapture, tier), assets, siteUrl);
    read[tier] = readPdf(bytes[tier]);
  }
}, 60_000);

const textOf = (tier: ReportTier, section: keyof typeof sectionNames) =>
  read[tier].pages[sectionsOf({ tier }).indexOf(section)]?.text ?? "";

describe.each(reportTiers)("the document %s", (tier) => {
  it("has a sheet per section, in Letter size, with bookmarks", () => {
    const sections = sectionsOf({ tier });
    expect(read[tier].pages).toHaveLength(sections.length);
    expect(new Set(read[tier].pages.map(({ size }) => size.join(" ")))).toEqual(new Set(["612 792"]));
    expect(read[tier].outline).toEqual(sections.map((id, page) => ({ title: sectionNames[id], page })));
  });

  it("has its title, author, language and date, and shows the title in the window", () => {
    const { info, language, showsTitle } = read[tier];
    expect(info("Title")).toBe("Northgate Dental, preliminary valuation");
    expect(info("Author")).toBe(site.organization);
    expect(info("Subject")).toMatch(/^Preliminary valuation/);
    expect(info("CreationDate")).toContain("20251209150000");
    expect(language).toBe("en-US");
    expect(showsTitle).toBe(true);
  });

  it("states the firm's legal entity and status", () => {
    const text = read[tier].pages.map((page) => page.text).join(" ");
    expect(text.replace(/\s+/g, " ")).toContain(legalLine);
  });

  it("embeds the two typefaces, each font once and no other", () => {
    expect(read[tier].fonts).toEqual([
      "InstrumentSans-sans",
      "InstrumentSans-sans-semi",
      "Newsreader-serif",
      "Newsreader-serif-display",
    ]);
    expect(read[tier].isRepaired).toBe(false);
  });

  it("numbers its sheets and names the company on each of them", () => {
    for (const [index, { text }] of read[tier].pages.entries()) {
      if (tier !== "summary" && index === 0) continue;
      expect(text).toContain(`${index + 1} / ${read[tier].pages.length}`);
      expect(text).toContain("Northgate Dental, preliminary valuation");
      expect(text).toContain("Confidential");
    }
  });

  it("prints no NaN, Infinity or undefined", () => {
    for (const { text } of read[tier].pages)
      expect(text).not.toMatch(/NaN|undefined|Infinity|\bnull\b|\[object|\ufffd/);
  });

  it("is small enough for a mail", () => {
    expect(bytes[tier].length).toBeLessThan(tier === "summary" ? 60_000 : 140_000);
  });
});

describe("the free summary", () => {
  it("has range, facts, meaning and approaches on its first sheet", () => {
    const text = textOf("summary", "summary");
    for (const words of ["$8.4M – $11.4M", "$9.9M adjusted value", "$1.65M", "6.0x", "Growing", "50%"])
      expect(text).toContain(words);
    expect(text).toContain("Recurring revenue of 75%. The value would be $10.3M");
    expect(text).toContain("December 9, 2025. An estimate from your figures, not an appraisal or an offer.");
    expect(text).toContain("Northgate Dental runs six practices in Ohio");
    expect(text).toContain("EBITDA-based Sponsors and strategic buyers $9.9M – $11.9M");
  });

  it("has the sum, the next steps and the disclaimer on its second, and nothing of the packages", () => {
    const text = textOf("summary", "method");
    expect(text).toContain("Adjusted valuation $9,900,000 EBITDA × multiple");
    expect(text).toContain("Ask a partner to challenge it");
    expect(text).toContain("It is not an appraisal");
    expect(read.summary.pages.map((page) => page.text).join(" ")).not.toMatch(
      /best year|Eight pieces|What others have paid/,
    );
  });
});

describe("the full report", () => {
  it("opens with company, kind, date and number", () => {
    const text = textOf("professional", "cover");
    for (const words of ["Northgate Dental", "Preliminary valuation report", "December 9, 2025", "2025-2B11"])
      expect(text).toContain(words);
  });

  it("shows the calculation line by line", () => {
    const text = textOf("professional", "method");
    expect(text).toContain("(5.0x + 0.5x + 0.5x)");
    for (const line of [
      "Pre-tax profit $1,500,000 You entered it",
      "Adjusted EBITDA $1,650,000 1.1 × profit",
      "Final multiple 6.00x Sum",
      "Optimistic $11,385,000 115%",
      "SDE $1,567,500 0.95 × EBITDA",
    ])
      expect(text).toContain(line);
  });

  it("shows the table with its steps, and the trends", () => {
    const text = textOf("professional", "sensitivity");
    expect(text).toContain("$1,500,000 $9.1M $9.5M $9.9M $10.3M $10.7M");
    expect(text).toContain("adjusted EBITDA passes $2.0M and the base multiple goes from 5.0x to 7.5x");
    expect(text).toContain("Adjusted value $8.3M $9.1M $9.9M");
  });

  it("prices what would raise the value, and what a buyer will say", () => {
    expect(textOf("professional", "drivers")).toMatch(/Reach the next size bracket .*\+\$7\.6M/);
    const text = textOf("professional", "objections");
    expect(text).toMatch(
      /“That was your best year\.” .*90% of your profit, \$1\.35M.*Have ready: Three years of monthly accounts/,
    );
    expect(text).toContain("−$990K");
    expect(text).toContain("One named dentist The site speaks of a single person.");
  });

  it("cites every market reference with its period and a link to its source", () => {
    const page = read.professional.pages[sectionsOf({ tier: "professional" }).indexOf("market")];
    for (const { url, period, segment } of Object.values(marketReferences)) {
      expect(page?.links).toContain(url);
      expect(page?.text).toContain(segment);
      expect(page?.text).toContain(period);
    }
  });

  it("links to the site, the calendar, the phone and the mailbox", () => {
    const links = read.professional.pages.flatMap((page) => page.links);
    for (const target of [site.schedulingUrl, `tel:${site.phone.link}`, `mailto:${site.email}`])
      expect(links).toContain(target);
    expect(links.some((link) => link.startsWith(siteUrl))).toBe(true);
  });

  it("has the readiness plan of the industry in the larger package only", () => {
    const text = textOf("exitReadiness", "readiness");
    expect(text).toContain("1 Normalized earnings");
    expect(text).toContain("8 HIPAA, OSHA, state notice");
    expect(read.professional.pages.map((page) => page.text).join(" ")).not.toContain("Normalized earnings");
  });
});

const sha = (data: Uint8Array) => createHash("sha256").update(data).digest("hex");

describe("the same report", () => {
  it("gives the same bytes again", async () => {
    expect(sha(await renderReport(reportFor(fullCapture, "summary"), assets, siteUrl))).toBe(sha(bytes.summary));
  });

  it("gives the same bytes in another process", () => {
    const code = `
      import { createHash } from "node:crypto";
      import { fullCapture } from "#domain/leads/lead.fixture.ts";
      import { loadReportAssets } from "#server/documents/report/report-assets.ts";
      import { reportFor } from "#server/documents/report/pdf.fixture.ts";
      import { renderReport } from "#server/documents/report/render.ts";
      const bytes = await renderReport(reportFor(fullCapture, "professional"), loadReportAssets("${assetsFolder}"), "${siteUrl}");
      process.stdout.write(createHash("sha256").update(bytes).digest("hex"));`;
    const environment = { PATH: process.env["PATH"] ?? "", TZ: "Asia/Tokyo", LANG: "de_DE.UTF-8" };
    const there = execFileSync(process.execPath, ["--input-type=module-typescript", "-e", code], { env: environment });
    expect(there.toString()).toBe(sha(bytes.professional));
  }, 60_000);
});

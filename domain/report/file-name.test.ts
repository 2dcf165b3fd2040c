import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reportFileName } from "./file-name.ts";

describe("a report's file name", () => {
  it.each([
    ["Northgate Systems", "Northgate-Systems-valuation-2025-2B11.pdf", "Northgate Systems valuation 2025-2B11.pdf"],
    ["Müller & Söhne", "Muller-Sohne-valuation-2025-2B11.pdf", "Müller & Söhne valuation 2025-2B11.pdf"],
    ["株式会社", "valuation-2025-2B11.pdf", "株式会社 valuation 2025-2B11.pdf"],
    ["../../etc/passwd", "etc-passwd-valuation-2025-2B11.pdf", "etc passwd valuation 2025-2B11.pdf"],
    ['a"; filename=x\r\nSet-Cookie: y', undefined, undefined],
    ["", "valuation-2025-2B11.pdf", "valuation 2025-2B11.pdf"],
  ])("for %j", (company, plain, full) => {
    const name = reportFileName(company, "2025-2B11", "pdf");
    if (plain) expect(name).toEqual({ plain, full });
    expect(name.plain).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*\.pdf$/);
    expect(name.full).not.toMatch(/[\\/:*?"<>|\r\n]/);
  });

  it("is short, and its plain form safe anywhere, whatever the company is called", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }), (codes) => {
        const company = String.fromCharCode(...codes);
        const { plain, full } = reportFileName(company, "2025-2B11", "xlsx");
        expect(plain).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]{0,90}\.xlsx$/);
        expect(full).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
        expect(full.length).toBeLessThan(100);
        expect(() => encodeURIComponent(full)).not.toThrow();
      }),
    );
  });
});

import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { figures } from "./claims.ts";
import { rangeInWords } from "./figure-formats.ts";
import { industries } from "./industries.ts";
import { industryById, industryPages } from "./industry-pages.ts";
import { industrySchema } from "./schemas/industry.ts";

const claims: Readonly<Record<string, Readonly<Record<string, string>>>> = figures;

describe("industries", () => {
  describe.each(industryPages.map((industry) => [industry.id, industry] as const))("%s", (id, industry) => {
    it("matches the schema", () => {
      expect(industrySchema.safeParse(industry).error?.issues ?? []).toEqual([]);
    });

    it("has its drawing", () => {
      expect(existsSync(`app/design/art/plates/${industry.plate.file}.svg`)).toBe(true);
    });

    it("states every figure that the firm claims about it", () => {
      const text = JSON.stringify(industry);
      const claimed = Object.values(claims[id] ?? {});
      expect(claimed.filter((figure) => !text.includes(figure) && !text.includes(rangeInWords(figure)))).toEqual([]);
    });

    it("asks each question once", () => {
      expect(new Set(industry.faq.map((item) => item.id)).size).toBe(industry.faq.length);
    });

    it("is refused when it is related to itself", () => {
      const related = [id, ...industry.related.slice(1)];
      expect(industrySchema.safeParse({ ...industry, related }).success).toBe(false);
    });
  });

  it("are found by id", () => {
    expect(industries.map(({ id }) => industryById(id).id)).toEqual(industries.map(({ id }) => id));
  });
});

import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { industrySchema } from "#content/schemas/industry.ts";
import { figures } from "#content/sources/claims.ts";
import { rangeInWords } from "#content/sources/figure-formats.ts";
import { industries } from "./industries.ts";
import { industryById, industryPages } from "./industry-pages.ts";

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

  describe("how the price is paid", () => {
    const [industry] = industryPages.filter(({ structure }) => structure.cashAtClose !== undefined);
    if (!industry) throw new Error("no industry publishes its cash at close");
    const withCash = (cash: readonly number[]) => ({
      ...industry,
      structure: {
        ...industry.structure,
        items: industry.structure.items.map((item, index) => {
          const paid = cash[index] ?? 0;
          return { ...item, split: [paid, 0, 100 - paid] };
        }),
      },
    });
    const average = industry.structure.cashAtClose ?? 0;

    it.each([
      ["differs by buyer and averages to the published share", [average - 5, average, average + 5], true],
      ["is the same for every buyer", [average, average, average], false],
      ["averages to another share", [average - 5, average, average + 6], false],
    ])("%s", (_, cash, accepted) => {
      expect(industrySchema.safeParse(withCash(cash)).success).toBe(accepted);
    });
  });

  it("are found by id", () => {
    expect(industries.map(({ id }) => industryById(id).id)).toEqual(industries.map(({ id }) => id));
  });
});

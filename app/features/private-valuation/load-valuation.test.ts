import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { valuationReaderContext } from "#app/context.ts";
import { loader as reportLoader } from "#app/routes/report.tsx";
import { loader as resultLoader } from "#app/routes/valuation-result.tsx";
import { loader as upgradeLoader } from "#app/routes/valuation-upgrade.tsx";

const id = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const record = JSON.stringify({
  website: "https://northgate.example",
  businessAnalysis: { websiteData: { title: "Northgate Systems - Home" } },
  valuation: { conservativeValue: 8_415_000, adjustedValuation: 9_900_000, optimisticValue: 11_385_000 },
});

function load(loader: typeof resultLoader, valuationId: string | undefined, stored?: string) {
  const find = vi.fn(async (asked: string) => (asked === id ? stored : undefined));
  const context = new RouterContextProvider();
  context.set(valuationReaderContext, { find });
  return loader({ params: { valuationId }, context }).then((answer) => ({ answer, find }));
}

describe.each([
  ["result", resultLoader],
  ["report", reportLoader],
  ["upgrade", upgradeLoader],
])("the %s page", (_name, loader) => {
  it("answers 404 for an id nobody knows", async () => {
    const { answer, find } = await load(loader, id);
    expect(answer).toMatchObject({ data: null, init: { status: 404 } });
    expect(find).toHaveBeenCalledWith(id);
  });

  it.each([undefined, "", "1", "../../etc/passwd", "' or 1=1 --", id.toUpperCase()])(
    "answers 404 for %j without asking the store",
    async (given) => {
      const { answer, find } = await load(loader, given, record);
      expect(answer).toMatchObject({ data: null, init: { status: 404 } });
      expect(find).not.toHaveBeenCalled();
    },
  );

  it.each(["{", "{}"])("treats the unreadable record %j as unknown", async (stored) => {
    const { answer } = await load(loader, id, stored);
    expect(answer).toMatchObject({ data: null, init: { status: 404 } });
  });

  it("hands on what the opening shows and nothing else", async () => {
    const { answer } = await load(loader, id, record);
    expect(answer.init?.status).toBe(200);
    expect(answer.data).toEqual({
      id,
      company: "Northgate Systems",
      low: 8_415_000,
      value: 9_900_000,
      high: 11_385_000,
    });
  });
});

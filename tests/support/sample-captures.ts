import type { LeadRequest } from "#contracts/leads/lead.ts";
import { profitBounds } from "#domain/valuation/financial-inputs.ts";
import { oneOf, type Random, whole } from "./random.ts";

const names = ["Northgate", "Harlow", "Tallgrass", "Ashgrove", "Kestrel", "Brindle", "Quayside", "Larch"] as const;
const trades = ["Precision Machining", "Dental Care", "Field Service Software", "Plumbing and Heating"] as const;
const places = ["Toledo, Ohio", "Columbus, Ohio", "Austin, Texas", "Boise, Idaho", "Leeds, England"] as const;
const words =
  "our team has served families and companies since 1974 with certified technicians, yearly service agreements, inspection reports, fair prices and parts on the shelf; call us today for a quote — naïve customers become regulars".split(
    " ",
  ) as [string, ...string[]];

function prose(random: Random, count: number): string {
  return `${Array.from({ length: count }, () => oneOf(random, words)).join(" ")}.`;
}

/** A first capture as the browser sends it: about 3 KB, with all that was read of the owner's website. */
export function sampleCapture(random: Random, valuationId: string): LeadRequest {
  const company = `${oneOf(random, names)} ${oneOf(random, trades)}`;
  const website = `https://www.${company.toLowerCase().replaceAll(" ", "-")}-${whole(random, 1e6)}.example/`;
  const at = new Date(Date.UTC(2025, 10, 3) + whole(random, 1e9)).toISOString();
  return {
    valuationId,
    website,
    businessAnalysis: {
      overview: prose(random, 24),
      industry: oneOf(random, trades),
      businessModel: "Projects, with yearly service agreements",
      location: oneOf(random, places),
      aspects: Array.from({ length: 4 }, (_, index) => ({
        type: index < 2 ? ("positive" as const) : ("negative" as const),
        title: prose(random, 3),
        description: prose(random, 10),
        quote: prose(random, 6),
      })),
      websiteData: {
        url: website,
        title: `${company} | ${oneOf(random, places)}`,
        metaDescription: prose(random, 16),
        textContent: prose(random, 130),
        headings: Array.from({ length: 5 }, () => prose(random, 4)),
        extractedAt: at,
      },
    },
    financialInputs: {
      preTaxProfit: profitBounds.min + whole(random, 198) * profitBounds.step,
      growthTrend: oneOf(random, ["increasing", "flat", "decreasing"] as const),
      recurringRevenue: whole(random, 21) * 5,
    },
    corrections: {},
    utm: { source: "newsletter", medium: "email", campaign: "autumn" },
    timestamp: at,
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    referrer: "https://news.example/letters/7",
    pageUrl: "https://amiva.example/valuation",
  };
}

import { wordsOf } from "#domain/search/words.ts";
import { type IndustryGroup, industries } from "#domain/website/industries.ts";

/**
 * Words and phrases, each a pattern of whole words. A space also matches a hyphen or nothing, a final `*` any ending;
 * plurals are included. `it` counts only where it cannot be the pronoun.
 */
type Rule = readonly [IndustryGroup, readonly string[]];

/**
 * The first match decides. What a business does comes before its customers: software for clinics is software, a maker
 * of medical devices is a maker, a law firm for banks is a law firm. Unspecific words (technology, cloud, AI) come
 * last.
 */
const rules: readonly Rule[] = [
  [
    "Technology",
    [
      ...["software", "saas", "paas", "app development", "web development", "managed service", "msp"],
      ...["it service", "it support", "it consult*", "it managed", "it provider", "it solution", "it security"],
      ...["it infrastructure", "it outsourc*", "it compan*", "information technolog*"],
      ...["health it", "healthcare it", "medical it", "dental it", "legal it", "business it", "enterprise it"],
      ...["managed it", "outsourced it", "government it"],
      ...["fin tech", "health tech", "healthcare tech", "insur tech", "prop tech", "ed tech", "ad tech", "mar tech"],
      ...["reg tech", "legal tech", "ag tech", "agri tech", "food tech", "hr tech", "clean tech"],
      ...["financial technolog*", "health technolog*", "healthcare technolog*"],
    ],
  ],
  [
    "Manufacturing",
    [
      ...["manufacture", "manufacturer", "manufacturing", "machine shop", "machining", "machinist", "machinery"],
      ...["fabricat*", "cnc", "foundr*", "forging", "casting", "stamping", "extrusion", "tool die", "toolmak*"],
      ...["injection mold*", "injection mould*", "metalwork*", "metal work*", "sheet metal", "aerospace"],
      ...["industrial product", "industrial equipment", "industrial suppl*"],
    ],
  ],
  [
    "Other",
    [
      ...["law", "legal", "lawyer", "attorney", "staffing", "recruit*", "marketing", "advertising"],
      ...["construct*", "contractor", "contracting", "janitorial", "cleaning(?! product| suppl)"],
      ...["landscap*", "pest control"],
      ...["logistic*", "freight", "trucking", "restaurant", "catering", "tree surg*"],
    ],
  ],
  [
    "Financial Services",
    [
      ...["insurance", "insurer", "bank", "banking", "credit union", "wealth", "finance", "financial", "investment"],
      ...["asset management", "private equity", "lending", "lender", "mortgage", "payment processing"],
      ...["accounting", "accountant", "accountancy", "bookkeep*", "tax", "cpa"],
    ],
  ],
  ["Other", ["real estate", "property management", "health club"]],
  ["Consumer Goods", ["health food"]],
  [
    "Healthcare",
    [
      ...["health", "health care", "medic*", "biomedical", "med tech", "med spa", "bio tech*"],
      ...["clinic*", "dental", "dentist*", "orthodont*", "endodont*", "periodont*", "doctors", "physician"],
      ...["hospital", "hospice", "nursing", "nurse", "pharma*", "veterinar*", "vet", "patient", "caregiv*"],
      ...["therapy", "therapies", "therapist", "physiotherap*", "chiropract*", "dermatolog*", "cardiolog*"],
      ...["ophthalmolog*", "optometr*", "radiolog*", "oncolog*", "pediatric*", "psychiatr*", "psycholog*"],
      ...["surgery", "surgeries", "surgical", "surgeon", "life science", "senior care", "elder care", "home care"],
      ...["assisted living", "urgent care"],
    ],
  ],
  [
    "Consumer Goods",
    [
      ...["consumer good", "consumer product", "consumer brand", "consumer electronic", "cpg", "fmcg", "dtc", "d2c"],
      ...["direct to consumer", "e commerce", "online store", "online shop", "retail*", "apparel", "clothing"],
      ...["fashion", "footwear", "shoe", "cosmetic", "skin care", "beauty product", "jewel*", "furniture", "toy"],
      ...["food beverage", "food product", "food production", "foods", "packaged food", "specialty food"],
      ...["frozen food", "pet food", "pet product", "pet suppl*", "beverage", "brewer*", "winer*", "distiller*"],
      ...[
        "baker*",
        "snack",
        "grocer*",
        "household good",
        "household product",
        "cleaning product",
        "sporting good",
        "gift",
        "craft",
      ],
      ...["supplement", "nutraceutical"],
    ],
  ],
  [
    "Technology",
    [
      ...["technolog*", "tech", "^it$", "ai", "artificial intelligence", "machine learning", "data analytic", "cloud"],
      ...["cyber security", "telecom*", "electronic", "semiconductor", "computer", "web design", "internet"],
    ],
  ],
];

function patternOf(phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) => {
    const spaced = phrase.replaceAll(" ", "[ -]?");
    return spaced.endsWith("*") ? `${spaced.slice(0, -1)}\\w*` : `${spaced}(?:s|es)?`;
  });
  return new RegExp(`\\b(?:${sources.join("|")})\\b`);
}

const patterns = rules.map(([group, phrases]) => ({ group, pattern: patternOf(phrases) }));

const known: ReadonlyMap<string, IndustryGroup> = new Map(
  Object.values(industries).map(({ label, group }) => [label, group]),
);

/** The group in the board's dropdown for an industry, as our analysis names it or as the owner typed it. */
export function industryGroup(industry: string): IndustryGroup {
  const group = known.get(industry);
  if (group) return group;
  const words = wordsOf(industry).flatMap(({ word }) => (word === "and" ? [] : [word]));
  const text = words.join(" ");
  return patterns.find(({ pattern }) => pattern.test(text))?.group ?? "Other";
}

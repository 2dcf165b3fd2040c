import { describe, expect, it } from "vitest";
import { confusions } from "./confusions.fixture.ts";
import { explainIndustry, industryLabel } from "./industry.ts";
import { examples } from "./industry-examples.fixture.ts";
import { moreExamples } from "./more-industry-examples.fixture.ts";
import { pageWith } from "./page.fixture.ts";
import { pagesServingIndustries } from "./pages-serving-industries.fixture.ts";

const industryOf = (title: string, textContent: string) => explainIndustry(pageWith({ title, textContent })).industry;

describe("an industry is recognized by its own words", () => {
  it.each([...examples, ...moreExamples])("%s: %s", (industry, title, text) => {
    expect(industryOf(title, text)).toBe(industry);
  });
});

describe("a page that serves an industry is not mistaken for one of it", () => {
  it.each(confusions)("%s: %s", (industry, title, text) => {
    expect(industryOf(title, text)).toBe(industry);
  });
});

describe("a page full of the words of the industry it serves is not mistaken for one of it", () => {
  it.each(pagesServingIndustries)("%s: %s", (industry, title, metaDescription, textContent) => {
    expect(explainIndustry(pageWith({ title, metaDescription, textContent })).industry).toBe(industry);
  });
});

describe("without enough evidence it returns nothing", () => {
  it.each([
    ["an empty page", "", ""],
    [
      "a page of no industry",
      "Welcome",
      "We are passionate about quality and customer service. Contact us to learn more.",
    ],
    ["big words only", "Solutions for tomorrow", "We empower organizations to unlock value and accelerate growth."],
    ["a church", "First Baptist Church", "Worship on Sunday at 10. Children's ministry, youth group and missions."],
    ["a hotel", "The Grand Hotel", "Ninety rooms by the sea with breakfast, spa and a restaurant. Book your stay."],
    [
      "a travel agency",
      "Wanderlust Travel",
      "Tailor-made holidays to Africa. Our experts plan your flights, lodges and guides.",
    ],
    [
      "an adviser to many industries",
      "M&A advisory",
      "We sell dental practices, HVAC companies and machine shops for their owners.",
    ],
    ["a domain for sale", "This domain is for sale", "Buy now or make an offer."],
    ["one passing word", "Acme", "Ask us about plumbing."],
  ])("for %s", (_, title, text) => {
    expect(industryOf(title, text)).toBeUndefined();
  });

  it("for two industries with the same weight", () => {
    const both = explainIndustry(
      pageWith({ textContent: "Plumbing and electrician.\nPest control and exterminator." }),
    );
    expect(both).toMatchObject({ industry: undefined, because: "tied" });
  });

  it("lets title and description decide between two close industries", () => {
    const text = "Plumber and electrician. Exterminator and pest control. Termites.";
    const page = pageWith({ metaDescription: "Heating and cooling", textContent: `${text} Bed bugs. Rodents. Mice.` });
    expect(explainIndustry(page)).toMatchObject({
      because: "decided by title and description",
      industry: "homeServices",
    });
  });
});

describe("the explanation", () => {
  it("lists every term that counted, with its place and weight", () => {
    const { scores } = explainIndustry(
      pageWith({ title: "Dentist", headings: ["Root canals"], textContent: "Root canal. Smile." }),
    );
    expect(scores).toEqual([
      {
        industry: "dental",
        score: 25,
        ofCustomers: false,
        evidence: [
          { term: "dentist", kind: "names", zone: "title", times: 1, points: 15 },
          { term: "root canal", kind: "work", zone: "headings", times: 1, points: 6 },
          { term: "root canal", kind: "work", zone: "text", times: 1, points: 3 },
          { term: "smile", kind: "hints", zone: "text", times: 1, points: 1 },
        ],
      },
    ]);
  });

  it("gives repetition little weight, never double", () => {
    const points = (times: number) =>
      explainIndustry(pageWith({ textContent: "Root canal. ".repeat(times) })).scores[0]?.score ?? 0;
    expect(points(2)).toBeCloseTo(4.5);
    expect(points(200)).toBeLessThan(6);
  });

  it("counts a longer term instead of the shorter ones inside it", () => {
    const { scores } = explainIndustry(pageWith({ textContent: "Medical malpractice" }));
    expect(scores.find(({ industry }) => industry === "legal")?.evidence.map(({ term }) => term)).toEqual([
      "medical malpractice",
    ]);
    expect(scores.find(({ industry }) => industry === "medical")?.score).toBeLessThan(0);
  });

  it.each([
    ["software for dentists", "dental", "dentist", 0.3],
    ["dental practice billing software", "dental", "dental practice", 0.3],
    ["We help law firms", "legal", "law firm", 0.3],
    ["trusted by restaurants", "restaurants", "restaurant", 0.3],
    ["300 law firms", "legal", "law firm", 0.3],
    ["Attorneys rely on it", "legal", "attorney", 0.3],
    ["Accounting firms", "accounting", "accounting firm", 0.3],
    ["Run your HVAC or plumbing company", "homeServices", "hvac", 0.6],
    ["our accounting firms", "accounting", "accounting firm", 5],
    ["Our attorneys rely on it", "legal", "attorney", 5],
    ["We help law firms. Law firm in Ohio. Attorney.", "legal", "attorney", 5],
    ["our law firm", "legal", "law firm", 5],
    ["We are a law firm", "legal", "law firm", 20 / 3],
  ])("weighs %j for %s as %s: %d", (text, industry, term, points) => {
    const score = explainIndustry(pageWith({ textContent: text })).scores.find((one) => one.industry === industry);
    expect(score?.evidence.find((one) => one.term === term)?.points).toBeCloseTo(points);
  });

  it("reads British spelling, plurals and accents like the rest", () => {
    const british = explainIndustry(pageWith({ textContent: "Tyre centre, car servicing, MOTs and exhausts" }));
    const american = explainIndustry(pageWith({ textContent: "Tire center, car servicing, MOT and exhaust" }));
    expect(british.scores).toEqual(american.scores);
    expect(industryOf("Zahnärzte", "Cafés")).toBeUndefined();
    expect(industryOf("Café Linden", "Brunch and espresso")).toBe("restaurants");
  });
});

it("names an industry by its label, and none by an empty text", () => {
  expect(industryLabel("homeServices")).toBe("HVAC and home services");
  expect(industryLabel(undefined)).toBe("");
});

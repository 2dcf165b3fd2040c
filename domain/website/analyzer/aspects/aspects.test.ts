import { describe, expect, it } from "vitest";
import type { WebsiteData } from "#domain/website/analysis.ts";
import { pageWith } from "#domain/website/analyzer/page.fixture.ts";
import { aspectsOf, isDenied, maxAspects } from "./aspects.ts";

const titlesOf = (textContent: string, rest: Partial<WebsiteData> = {}) =>
  aspectsOf(pageWith({ textContent, ...rest })).map(({ title }) => title);

describe("each signal is found in the words pages use", () => {
  it.each([
    ["Service contracts", "Annual maintenance agreements for every system."],
    ["Service contracts", "Join our Comfort Club today."],
    ["Service contracts", "We hold multi-year contracts with the county."],
    ["Subscription revenue", "Plans start at $49 per month."],
    ["Subscription revenue", "£12/user, billed annually."],
    ["Subscription revenue", "Subscribe and save 15%."],
    ["Managed services", "All for one flat monthly fee."],
    ["Managed services", "Most clients are on retainer."],
    ["Memberships", "Memberships from three months."],
    ["Work on a fixed schedule", "Quarterly treatments keep pests out."],
    ["Repeat business in figures", "90% of our work is repeat business."],
    ["Repeat business in figures", "We are proud of our 98% client retention."],
    ["Repeat customers", "Most of our jobs come from repeat clients."],
    ["A broad customer base", "Trusted by over 500 customers."],
    ["A broad customer base", "12,000 happy patients and counting"],
    ["A broad customer base", "More than 2 million users"],
    ["A small number of customers", "We work with five key accounts."],
    ["Large or public customers", "We supply Fortune 500 companies."],
    ["Large or public customers", "Our clients include hospitals and universities."],
    ["Long customer relationships", "We believe in long-term relationships."],
    ["Certified to ISO 9001 and AS9100", "Our shop is ISO 9001 and AS9100 certified."],
    ["Certified to IATF 16949", "IATF 16949 registered."],
    ["Certified quality", "FDA-registered facility."],
    ["Data security standard", "SOC 2 Type II audited."],
    ["Data security standard", "Cyber Essentials Plus."],
    ["Recognized in its industry", "NATE-certified technicians."],
    ["Recognized in its industry", "Rated Good by the CQC."],
    ["Recognized in its industry", "A certified B Corp."],
    ["Licensed and insured", "Licensed, bonded and insured."],
    ["Licensed and insured", "Fully licensed and insured in Texas."],
    ["In business since 1978", "Serving the valley since 1978."],
    ["In business since 1912", "Est. 1912"],
    ["In business since 1985", "Founded in 1985 by two brothers."],
    ["Many years in business", "For over 30 years, we have built homes."],
    ["Many years in business", "More than three decades of craft."],
    ["Good reviews", "1,200 five-star reviews."],
    ["Good reviews", "4.9 stars on Google"],
    ["Awards", "An award-winning kitchen."],
    ["Awards", "Contractor of the Year 2021."],
    ["A team beside the owner", "A team of 45 looks after you."],
    ["A team beside the owner", "Our 120 employees are trained in house."],
    ["Several locations", "Visit one of our six locations."],
    ["Own fleet", "A fleet of 60 trucks."],
    ["Premises", "A 40,000 sq ft plant."],
    ["Premises", "Our 12,000-square-foot showroom."],
    ["Capacity in figures", "Eight operatories with digital X-ray."],
    ["Reach beyond one market", "Installed in 31 countries."],
    ["A one-person business", "I am a sole practitioner."],
    ["The owner does the work", "Dr. Smith personally sees every patient."],
    ["The owner does the work", "An owner-operated garage."],
    ["Family-owned", "Family-owned and operated."],
    ["Family-owned", "A third-generation bakery."],
    ["Employee-owned", "We are 100% employee-owned."],
    ["Part of a franchise", "We are a franchise of QuickLube."],
    ["Hiring", "We're hiring drivers."],
    ["Growing", "We are opening our third clinic."],
    ["Closing or not taking customers", "We are closing our doors after 40 years."],
    ["Closing or not taking customers", "Dr. Lee is not accepting new patients."],
    ["Dependence on one customer", "Sole supplier to the Northgate mine."],
    ["Seasonal trade", "Closed for the season. See you next spring."],
    ["One location", "Come to our only location."],
    ["Website not finished", "This site is under construction."],
    ["No contracts", "No long-term contracts, ever."],
  ])("%s: %s", (title, text) => {
    expect(titlesOf(text)).toContain(title);
  });
});

describe("text that only looks like a signal is ignored", () => {
  it.each([
    "No subscription required.",
    "There are no service contracts to sign and no membership.",
    "Subscription-free for ever.",
    "We are not a franchise.",
    "We never sell service contracts.",
    "Tired of maintenance plans?",
    "Subscribe to our newsletter for updates.",
    "Our team has over 100 years of combined experience.",
    "Member of the chamber since 1999.",
    "Accredited since 2005.",
    "I have been a customer since 2010.",
    "Copyright 1998-2026. All rights reserved.",
    "© Northgate, since 1998",
    "Open since 7 am.",
    "Founded in 2090.",
    "We are working towards ISO 9001.",
    "Ask nate or chester.",
    "Shingles with a warranty of over 30 years.",
    "We advise family businesses.",
    "The cloud software that 4,000 dentists trust.",
    "Our new wing is under construction.",
    "She graduated from universities in Ohio.",
    "Call 555-0142 today.",
    "Flexible retainers keep teeth straight.",
  ])("%s", (text) => {
    expect(titlesOf(text)).toEqual(text.startsWith("There are no") ? ["No contracts"] : []);
  });
});

describe("the founding year", () => {
  const since = (text: string, foundingYear?: number) =>
    titlesOf(text, foundingYear === undefined ? {} : { organization: { foundingYear } });

  it("is that of structured data if the page says it too", () => {
    expect(since("At this address since 2005.\nOur story began with two brothers, 1978.", 1978)).toContain(
      "In business since 1978",
    );
  });

  it("is absent if the page does not say it", () => {
    expect(since("Dentists you trust.", 1978)).toEqual([]);
  });

  it("is that of the founding rather than of any other event", () => {
    expect(since("At this address since 2005. Founded in 1978.")).toContain("In business since 1978");
  });

  it("is not positive if it is recent", () => {
    expect(aspectsOf(pageWith({ textContent: "Founded in 2022." }))[0]).toMatchObject({ type: "neutral" });
    expect(aspectsOf(pageWith({ textContent: "Founded in 1978." }))[0]).toMatchObject({ type: "positive" });
  });
});

describe("the choice of aspects", () => {
  const rich = [
    "Family-owned since 1978, with annual maintenance agreements, managed IT and memberships.",
    "90% of our work is repeat business. Quarterly service. Plans from $49 per month.",
    "Over 500 customers. We supply Fortune 500 companies. Long-term relationships.",
    "ISO 9001, SOC 2, NATE, licensed and insured. 4.9 stars. Award-winning.",
    "A team of 45. Six locations. A fleet of 60 trucks. A 40,000 sq ft plant. We're hiring.",
    "We are closing our doors.",
  ].join("\n");

  it("is at most eight, none twice, positive ones first", () => {
    const aspects = aspectsOf(pageWith({ textContent: rich }));
    expect(aspects).toHaveLength(maxAspects);
    expect(new Set(aspects.map(({ title }) => title)).size).toBe(maxAspects);
    const types = aspects.map(({ type }) => type);
    expect(types).toEqual(
      [...types].toSorted((a, b) => "positive neutral negative".indexOf(a) - "positive neutral negative".indexOf(b)),
    );
  });

  it("never drops a negative aspect for one more positive one", () => {
    expect(titlesOf(rich)).toEqual(expect.arrayContaining(["Family-owned", "Closing or not taking customers"]));
  });

  it("quotes the sentence, also from title, description and headings", () => {
    const page = pageWith({
      title: "Roofers since 1978",
      metaDescription: "Six locations. Call us.",
      headings: ["Family-owned"],
    });
    expect(aspectsOf(page).map(({ quote }) => quote)).toEqual(["Roofers since 1978", "Six locations.", "Family-owned"]);
  });

  it("finds nothing on an empty page", () => {
    expect(aspectsOf(pageWith({}))).toEqual([]);
  });
});

describe("isDenied", () => {
  it.each([
    ["no contracts", "contracts", true],
    ["we do not sell contracts", "contracts", true],
    ["contract-free", "contract", true],
    ["not only contracts", "contracts", false],
    ["no fees, contracts", "contracts", false],
    ["contracts, no fees", "contracts", false],
  ])("%j denies %j: %s", (sentence, words, denied) => {
    const from = sentence.indexOf(words);
    expect(isDenied(sentence, from, from + words.length)).toBe(denied);
  });
});

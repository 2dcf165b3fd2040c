import type { IndustryId } from "#domain/website/industries.ts";

/**
 * Terms that one kind of business uses and its customers do not use about themselves: a dentist has no API, a vet no
 * checkout, a plumber no trade counter. Each counts against all industries except those named.
 */
export const contraryTerms: readonly { readonly terms: string; readonly notAgainst: readonly IndustryId[] }[] = [
  {
    terms: `book a demo, request a demo, schedule a demo, get a demo, see a demo, start your free trial, free for 14 day, try it free,
      start free, per user, per seat, api, saas, single sign on, no credit card required, ios and android, integrates with`,
    notAgainst: ["software", "itServices", "marketing"],
  },
  {
    terms: `add to cart, add to basket, add to bag, to cart, checkout, free shipping, shop all, autoship, easy returns, free returns,
      ships free, money back guarantee, subscribe and save`,
    notAgainst: ["ecommerce", "retail", "foodProduction", "equipment", "software", "freight", "marketing"],
  },
  {
    terms: `trade account, open an account, charge account, credit application, will call, counter sales, at the counter, line card,
      stocking distributor, wholesale distributor, wholesale supplier, minimum order, sku`,
    notAgainst: ["distribution", "equipment", "retail", "ecommerce", "foodProduction", "freight", "software", "wealth"],
  },
  {
    terms: `we design and manufacture, designs and manufactures, designed and made, find a dealer,
      dealer network, spare part, replacement part, data sheet, made in our factory, our machines`,
    notAgainst: [
      "equipment",
      "machining",
      "distribution",
      "ecommerce",
      "retail",
      "software",
      "automotive",
      "security",
      "homeServices",
    ],
  },
  {
    terms:
      "temp to hire, temporary staffing, submit your resume, browse jobs, search jobs, permanent placement, post a shift",
    notAgainst: ["staffing", "software"],
  },
];

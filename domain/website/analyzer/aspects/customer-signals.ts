import { figure, figureOf, type Signal } from "./signal.ts";

const people =
  "(?:customers|clients|patients|members|companies|businesses|homeowners|families|accounts|households|homes|users|subscribers|students|learners|delegates|organi[sz]ations|practices|chefs|retailers|landlords|brands|employers|schools|hotels|firms|shippers|contractors)";

const broadFrom = 50;
const fewUpTo = 10;

export const customerSignals: readonly Signal[] = [
  {
    kind: "customers",
    type: "positive",
    title: (found) => (figureOf(found) >= broadFrom ? "A broad customer base" : undefined),
    description: "With many customers, losing one does little harm.",
    pattern: new RegExp(`\\b${figure}\\+? (?:(?!team |staff |crew )[a-z-]{3,14} ){0,2}${people}\\b`, "i"),
    unless: /\bone of (?:our|the)\b|\bfor every\b/i,
  },
  {
    kind: "customers",
    type: "positive",
    title: "Large or public customers",
    description: "Buyers like customers who pay on time and buy for years.",
    pattern:
      /\b(?:fortune (?:100|500|1000)|ftse (?:100|250)|government agenc(?:y|ies)|federal agenc(?:y|ies)|(?:federal|state|local) government|municipalit(?:y|ies)|school districts?|hospitals|health systems?|universities|local authorit(?:y|ies)|councils|the nhs|nhs trusts?|department of defen[cs]e|prime contractors|aerospace primes|national (?:chains|retailers|brands|accounts)|blue[- ]chip|(?:tier[- ]1|tier one) (?:suppliers|oems))\b/i,
    also: /\b(?:serv(?:e|es|ed|ing|ice|ices)|clients?|customers?|trusted|suppl(?:y|ies|ier|ying)|work(?:s|ing)? (?:with|for)|partners?|for|from|to|include)\b/i,
    unless: /\b(?:graduated|trained|residency|studied|affiliated)\b/i,
  },
  {
    kind: "customers",
    type: "positive",
    title: "Long customer relationships",
    description: "Customers who stay for years are what a buyer hopes to take over.",
    pattern:
      /\b(?:(?:long[- ]?standing|long[- ]term|lasting|decades[- ]long|lifelong) (?:relationships?|partnerships?|customers?|clients?)|(?:customers?|clients?) (?:have (?:stayed|been) with us|for life|for decades|stay with us)|average client (?:stays|tenure))\b/i,
  },
  {
    kind: "customers",
    type: "neutral",
    title: (found) => (figureOf(found) <= fewUpTo ? "A small number of customers" : undefined),
    description: "Buyers will ask how much of the sales depends on the largest of them.",
    pattern: new RegExp(
      `\\b(?:serve|serving|work with|working with|only|just) (?:only |just )?${figure} (?:key |major |select |large )?(?:customers|clients|accounts)\\b`,
      "i",
    ),
    unless: /\bat a time\b/i,
  },
];

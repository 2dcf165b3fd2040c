import { figure, figureOf, type Signal } from "./signal.ts";

const staff =
  "(?:employees|team members|staff members|technicians|professionals|engineers|drivers|caregivers|carers|attorneys|lawyers|solicitors|physicians|doctors|dentists|colleagues|associates|consultants|teachers|nurses|vets|machinists|accountants|cpas|cleaners|operatives|advisors|advisers|installers|mechanics|craftsmen|clinicians|developers|guards|officers|electricians|plumbers)";

const seats =
  "(?:locations|offices|branches|clinics|practices|surgeries|depots|warehouses|showrooms|restaurants|studios|nurseries|centers|centres|plants|campuses|salons|gyms|stores|facilities)";

const team = {
  kind: "size",
  type: "positive",
  title: (found: RegExpMatchArray) => (figureOf(found) >= 5 ? "A team beside the owner" : undefined),
  description: "A team that runs the work makes a business easier to hand over.",
  unless:
    /\b(?:used by|trust|trusted|rely|use|loved by|helps?|chosen by|staff(?:ing|ed)|placed|clients?|customers?)\b/i,
} as const;

export const sizeSignals: readonly Signal[] = [
  {
    ...team,
    pattern: new RegExp(
      `\\b(?:team|staff|workforce|crew) of (?:over |more than |about |nearly |some )?${figure}\\b`,
      "i",
    ),
  },
  {
    ...team,
    pattern: new RegExp(
      `\\b${figure}\\+? (?:full-time |skilled |dedicated |talented |trained |licensed |certified |experienced |qualified |vetted )?${staff}\\b`,
      "i",
    ),
  },
  {
    kind: "size",
    type: "positive",
    title: (found) => (figureOf(found) >= 2 && figureOf(found) <= 400 ? "Several locations" : undefined),
    description: "More than one location spreads the risk and shows that the model can be repeated.",
    pattern: new RegExp(
      `\\b${figure} (?:convenient |modern |well-equipped |company-owned |stocking |regional |full-service |local )?(?:[a-z]{4,11} )?${seats}\\b`,
      "i",
    ),
    unless:
      /\b(?:customers?|clients?|find (?:our|us in)|available|stocked|sold in|trusted by|used by|serve|serving|serves|for over|help|helps|clean|cleaned|medical offices|per)\b/i,
  },
  {
    kind: "size",
    type: "positive",
    title: "Own fleet",
    description: "Vehicles and machines are part of what a buyer takes over. Have their age and value ready.",
    pattern: new RegExp(
      `\\b(?:fleet of (?:over |more than )?\\d[\\d,]{0,6}|${figure}\\+? (?:service |delivery |modern |late-model )?(?:trucks|vans|tractors|vehicles|trailers|lorries|cnc machines|machining centers|presses))\\b`,
      "i",
    ),
  },
  {
    kind: "size",
    type: "neutral",
    title: "Premises",
    description: "Buyers will ask who owns the building and on what terms it can be kept.",
    pattern:
      /\b\d[\d,.]{1,9}(?:k|,000)?[- ]?(?:sq\.? ?(?:ft|feet|m)|square[- ](?:foot|feet|met(?:er|re)s?)|m²|sqm)(?![\p{L}\d])/iu,
    unless:
      /\b(?:for (?:lease|rent|sale)|to let|under management|homes?|cleaned|clean|of office space cleaned|covers up to)\b/i,
  },
  {
    kind: "size",
    type: "positive",
    title: "Capacity in figures",
    description: "A buyer can judge from it how much more the business could do.",
    pattern: new RegExp(
      `\\b${figure}\\+? (?:fully equipped |private |modern |treatment |exam(?:ination)? |licensed )?(?:operatories|dental chairs|chairs|treatment rooms|exam rooms|beds|bays|service bays|seats|kennels|classrooms|docks|dock doors|axis machines)\\b`,
      "i",
    ),
  },
  {
    kind: "size",
    type: "positive",
    title: (found) => (figureOf(found) >= 2 ? "Reach beyond one market" : undefined),
    description: "Sales in several markets depend less on any one of them.",
    pattern: new RegExp(`\\b${figure}\\+? (?:us |different |european )?(?:countries|states)\\b`, "i"),
  },
];

export const ownershipSignals: readonly Signal[] = [
  {
    kind: "ownership",
    type: "negative",
    title: "A one-person business",
    description: "Buyers pay for a business that runs without its owner.",
    pattern:
      /\b(?:one[- ](?:man|woman|person) (?:band|business|shop|operation|company|practice|firm)|sole practitioner|solo practitioner|sole proprietor(?:ship)?|solopreneur|i work alone|just me)\b/i,
  },
  {
    kind: "ownership",
    type: "neutral",
    title: "The owner does the work",
    description: "Where customers come for one person, buyers ask who they will see after the sale.",
    pattern:
      /\b(?:owner[- ]operated|owner[- ]operator run|founder[- ]led|owner[- ]led|deal directly with the owner|speak (?:directly )?(?:to|with) the owner|(?:personally|himself|herself) (?:oversees?|handles?|sees?|answers?|attends?|supervises?|leads?|manages?|inspects?)|owned and operated by \p{Lu}\p{L}{1,20} \p{Lu}\p{L}{1,20})\b/iu,
    unless: /\b(?:owner-operators|family[- ]owned)\b/i,
  },
  {
    kind: "ownership",
    type: "neutral",
    title: "Family-owned",
    description: "Buyers ask who runs it after the sale. A manager who stays, or a written handover, is the answer.",
    pattern:
      /\bfamily[- ](?:owned|run|operated|business|company|firm)\b|\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[- ]generation\b|\b(?:two|three|four|five) generations\b|\bfather and son\b|\bmother and daughter\b|\bhusband and wife\b/i,
    unless:
      /\bfamily business (?:owners?|clients?|advis|law)|\b(?:for|help|helping|serve|serving|advise|advising) (?:[a-z]{3,12} )?family (?:owned )?businesses\b|\bgeneration (?:iphone|of (?:cloud|software))\b/i,
  },
  {
    kind: "ownership",
    type: "neutral",
    title: "Employee-owned",
    description: "A sale needs the consent of those who hold the shares. Early legal advice saves time.",
    pattern: /\b(?:employee[- ]owned|100% esop|esop[- ]owned)\b/i,
  },
  {
    kind: "ownership",
    type: "neutral",
    title: "Part of a franchise",
    description: "The franchisor's terms and consent come with the sale.",
    pattern:
      /\b(?:franchise of|franchisee of|independently owned (?:and operated )?franchise|locally owned franchise|a franchise|part of the \p{Lu}\p{L}{2,20} franchise)\b/iu,
    unless: /\bfranchise (?:opportunit|law|owners|brands)/i,
  },
];

export const cautionSignals: readonly Signal[] = [
  {
    kind: "caution",
    type: "negative",
    title: "Closing or not taking customers",
    description: "A buyer will want to know why before anything else.",
    pattern:
      /\b(?:closing our doors|going out of business|permanently closed|retirement sale|store closing|closing down|ceased trading|(?:no longer|not) accepting (?:new )?(?:clients|patients|customers|orders))\b/i,
    denies: true,
  },
  {
    kind: "caution",
    type: "negative",
    title: "Dependence on one customer",
    description: "Buyers discount income that hangs on one name. A signed contract softens it.",
    pattern:
      /\b(?:(?:exclusive|sole) (?:supplier|contractor|vendor) (?:to|for)|our (?:only|single|largest) (?:customer|client)|one main (?:customer|client))\b/i,
  },
  {
    kind: "caution",
    type: "negative",
    title: "Seasonal trade",
    description: "Income that comes in one season is valued with more caution.",
    pattern:
      /\b(?:closed for the (?:season|winter|summer)|open seasonally|seasonal (?:business|operation|opening|hours)|open (?:from )?(?:march|april|may|june) (?:to|through|until|-|–) (?:september|october|november)|see you next (?:season|spring|summer))\b/i,
  },
  {
    kind: "caution",
    type: "negative",
    title: "One location",
    description: "All income from one place weighs on a buyer's mind. A long lease helps.",
    pattern:
      /\b(?:our (?:only|single|sole) (?:location|shop|store|office|restaurant)|(?:just|only) one location|single[- ]location)\b/i,
  },
  {
    kind: "caution",
    type: "negative",
    title: "Website not finished",
    description: "Buyers look here first. A finished page is the cheapest preparation for a sale.",
    pattern: /\b(?:(?:web ?)?site|page) (?:is )?(?:currently )?(?:under construction|coming soon)\b|\blorem ipsum\b/i,
  },
  {
    kind: "caution",
    type: "neutral",
    title: "No contracts",
    description: "Customers who are free to leave count for more when you can show how long they stay.",
    pattern:
      /\b(?:no|never any|without) (?:long[- ]term |annual |binding |lock-?in )?(?:service )?contracts?\b(?! labor| labour)/i,
    denies: true,
  },
];

import type { Signal } from "./signal.ts";

const notAShop = /\bnewsletters?\b|\bmailing list\b|\be-?mail\b|\bblog\b|\byoutube\b|\bupdates\b|\bmagazine\b/i;

export const recurringSignals: readonly Signal[] = [
  {
    kind: "recurring",
    type: "positive",
    title: "Repeat business in figures",
    description: "A stated share of repeat business or retention is a strong point when the books show the same.",
    pattern:
      /\b\d{1,3}(?:\.\d)? ?(?:%|percent|per cent)(?: of)?(?: (?:our|its|the|all|customer|client|tenant|patient|net|gross|annual|revenue|business|sales|work|is|are|comes|come|from|customers|clients)){0,6} (?:recurring|repeat|retention|renewals?|renew|returning|referrals?|return)\b/i,
  },
  {
    kind: "recurring",
    type: "positive",
    title: "Service contracts",
    description: "Buyers pay more for revenue that is already signed.",
    pattern:
      /\b(?:(?:service|maintenance|support|cleaning|monitoring|inspection|multi-?year|annual|long[- ]term|recurring|framework|supply|managed services?|protection|care|planned maintenance|preventi(?:ve|tative) maintenance) (?:contracts?|agreements?|plans?|programs?|programmes?)|(?:comfort|maintenance) club|blanket orders?|standing orders?|under contract)\b/i,
    unless: /\b(?:business|treatment) plans?\b|\bunion\b|\bhealth care plan\b/i,
  },
  {
    kind: "recurring",
    type: "positive",
    title: "Subscription revenue",
    description: "Subscriptions renew by themselves, and buyers value that above one-off sales.",
    pattern:
      /\b(?:subscriptions?|subscribers|subscribe (?:and|&) save|billed (?:annually|monthly|yearly)|monthly plans?|annual plans?)\b|[$£€] ?\d[\d,.]{0,8} ?(?:\/|per |a |each )(?: ?(?:user|seat|month|mo)\b)|\bper (?:user|seat)(?:,| per| a|\/)? ?(?:per )?month\b/i,
    unless: notAShop,
  },
  {
    kind: "recurring",
    type: "positive",
    title: "Managed services",
    description: "Monthly fees for looking after a customer's systems carry over to a buyer.",
    pattern:
      /\b(?:managed (?:it|services?|security|network|print)|flat monthly (?:fee|rate)|fixed monthly (?:fee|price|rate)|monthly retainers?|retainer (?:clients?|basis|agreements?)|on retainer)\b/i,
  },
  {
    kind: "recurring",
    type: "positive",
    title: "Memberships",
    description: "Members who pay each month make next year's income easier to believe.",
    pattern: /\b(?:memberships?|membership plans?|monthly members?|members[’']? club)\b/i,
    unless: /\bmemberships? (?:of|in|with)\b|\bprofessional memberships?\b|\bassociations?\b|\bchamber\b/i,
  },
  {
    kind: "recurring",
    type: "positive",
    title: "Work on a fixed schedule",
    description: "Visits that repeat by the week, month or quarter come close to a contract in a buyer's eyes.",
    pattern:
      /\b(?:nightly|weekly|bi-?weekly|fortnightly|monthly|quarterly|scheduled) (?:janitorial|cleaning|service|services|visits?|treatments?|deliver(?:y|ies)|maintenance|inspections?|collections?|pick-?ups?|routes?|mowing|monitoring|bookkeeping)\b/i,
  },
  {
    kind: "recurring",
    type: "positive",
    title: "Repeat customers",
    description: "Customers who come back make next year's sales easier to believe.",
    pattern:
      /\b(?:repeat (?:customers?|clients?|business|orders?|work)|returning (?:customers?|clients?|guests?)|customers? (?:keep coming|come) back|referrals? from (?:existing|past|happy|satisfied))\b/i,
  },
];

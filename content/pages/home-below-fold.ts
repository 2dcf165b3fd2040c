import type { Action } from "#content/actions.ts";
import { callAction } from "#content/actions.ts";
import * as firm from "#content/figures/firm.ts";
import { projectAlder as alder } from "#content/report/project-alder.ts";
import { amountOf, inThousands, rangeInWords } from "#content/sources/figure-formats.ts";
import { termLine } from "#content/terms.ts";
import { platformPreview } from "./platform-preview.ts";

/** Whole weeks, to the end of the one in which the first letter comes. */
const rulerDays = Math.ceil(amountOf(firm.daysToLetter) / 7) * 7;

const learnMore: Action = { label: "Learn More", target: "valuation" };
const letter = (buyer: keyof typeof alder.standing) => `$${alder.standing[buyer]}M`;

/** The home page below its hero: three sales, three advantages, the client platform, the founder. */
export const homeBelowFold = {
  proof: {
    title: "Three sales, names withheld",
    more: "Read how each was sold",
    sectors: "What buyers pay, by industry",
    signed: "Signed",
    terms: termLine("EBITDA", "ARR", "DSO"),
  },
  advantages: {
    title: "What is different about selling with us",
    lead: "A faster sale, one partner throughout, and every step where you can see it.",
    cards: [
      {
        id: "speed",
        title: "Lightning Fast Results",
        figure: { value: firm.daysToLetter, unit: "days" },
        text: `On average, the first letter of intent (a written offer) arrives ${firm.daysToLetter} days after we go to market. A sale averages ${firm.monthsToClose} months from the first call to closing, against ${rangeInWords(firm.monthsWithOthers)} with a traditional advisor.`,
        action: learnMore,
      },
      {
        id: "support",
        title: "Always There for You",
        figure: { value: firm.support, unit: "support" },
        text: "The partner who values your company also negotiates its sale. While your company is on the market, someone on your deal team answers at any hour.",
        action: learnMore,
      },
      {
        id: "openness",
        title: "Complete Transparency",
        figure: { value: "$0", unit: "upfront" },
        text: "Every buyer, confidentiality agreement (NDA), offer and call is on your platform the day it happens. Our fee is a share of the price, due at closing and at no other time.",
        action: learnMore,
      },
    ],
    drawings: {
      ruler: {
        label: `The average first letter of intent comes on day ${firm.daysToLetter} of ${rulerDays}`,
        days: rulerDays,
        marked: amountOf(firm.daysToLetter),
        first: "Day 0",
      },
      dial: {
        label: "A dial of twenty-four hours: support covers the whole ring, office hours cover nine to five",
        legend: [
          { value: "24", text: "hours with us" },
          { value: "8", text: "office hours" },
        ],
      },
      dots: {
        label: `${alder.buyers} buyers mapped, ${alder.interested} of them interested, ${alder.offers} written offers`,
        total: alder.buyers,
        interested: alder.interested,
        offers: alder.offers,
        legend: [
          { value: String(alder.buyers), text: "buyers mapped" },
          { value: String(alder.interested), text: "interested" },
          { value: String(alder.offers), text: "written offers" },
        ],
      },
    },
  },
  platform: {
    illustration: true,
    title: "You see what your banker sees, the same day",
    lead: "Our AI-enabled client platform shows every buyer, signed NDA, offer and conversation. Software keeps it current and a partner checks it.",
    access: "Access Platform",
    label: `Client platform: ${alder.name}, week 10 of 24`,
    project: alder.name,
    areas: [
      { icon: "gantt", name: "Overview" },
      { icon: "people", name: "Buyers" },
      { icon: "signature", name: "NDAs" },
      { icon: "scales", name: "Offers" },
      { icon: "folder", name: "Documents" },
      { icon: "message", name: "Messages" },
    ],
    partner: "Your partner",
    figures: [
      { value: String(alder.buyers), label: "buyers mapped" },
      { value: String(alder.ndas), label: "NDAs signed" },
      { value: String(alder.interested), label: "interested" },
      { value: String(alder.offers), label: "letters of intent" },
    ],
    activity: {
      title: "Buyer activity by week",
      letter: "Letter of intent",
      label: "Buyer activity week by week, rising from week 5, with letters of intent in weeks 7 and 8",
      weeks: platformPreview.dealProgress.weeks,
      /** Contacts with buyers in each week so far; nobody is told before week 5. */
      contacts: [0, 0, 0, 0, 54, 38, 47, 41, 52, 58],
      most: 60,
      /** Weeks in which a letter came. */
      letters: [7, 8],
      ticks: [
        { at: 0, label: "Week 1" },
        { at: 4, label: "4" },
        { at: 8, label: "8" },
        { at: 12, label: "12" },
        { at: 16, label: "16" },
        { at: 20, label: "20" },
        { at: 24, label: "24" },
      ],
    },
    buyers: {
      caption: "Offers so far",
      columns: ["Buyer", "Type", "NDA", "Data room visits", "Letter of intent"],
      rows: [
        { name: "Buyer 07", type: "Strategic", visits: [3, 6, 8, 7, 12, 15], offer: letter("Buyer 07") },
        { name: "Buyer 12", type: "Financial sponsor", visits: [1, 9, 12, 8, 5, 11], offer: letter("Buyer 12") },
        { name: "Buyer 31", type: "Financial sponsor", visits: [0, 2, 9, 4, 3, 9], offer: letter("Buyer 31") },
        { name: "Buyer 18", type: "Operator", visits: [6, 5, 4, 7, 2, 1], offer: letter("Buyer 18") },
        { name: "Buyer 22", type: "Strategic", visits: [1, 1, 0, 2, 5, 8], offer: "Expected" },
      ],
      signed: "Signed",
    },
    log: {
      title: "Communication log",
      entries: [
        {
          when: "Today, 9:42 a.m.",
          who: "Buyer 07",
          text: `raised its offer to ${letter("Buyer 07")} after the second management call.`,
        },
        { when: "Today, 8:15 a.m.", who: "Your partner", text: "answered Buyer 12 on customer concentration." },
        { when: "Yesterday, 5:30 p.m.", who: "Buyer 22", text: "asked for a second call before it makes an offer." },
        {
          when: "Yesterday, 2:06 p.m.",
          who: "Buyer 31",
          text: `raised its offer to ${letter("Buyer 31")}, most of it cash at close.`,
        },
        { when: "Monday, 11:20 a.m.", who: "Buyer 44", text: "declined: it is not buying any more this year." },
        {
          when: "Monday, 9:05 a.m.",
          who: "Your partner",
          text: `sent the weekly summary: ${alder.interested} parties active, ${alder.offers} offers in writing.`,
        },
      ],
    },
  },
  founder: {
    sample: true,
    title: "Talk to the person who would sell your company",
    text: "I sold my own business before I advised anyone on theirs. In fifteen minutes I can tell you whether now is the time, what buyers have paid for companies like yours, and what I would fix first. If you should wait, I will say so.",
    actions: [{ label: "Schedule a consultation", target: "scheduling" }, callAction] as readonly Action[],
    statsLabel: "The firm in four figures",
    stats: [
      { value: firm.dealsAdvised, label: "deals advised at this firm" },
      { value: inThousands(firm.qualifiedBuyers), label: "qualified buyers on file" },
      { value: firm.higherValuations, label: "higher valuations than one buyer offers alone" },
      { value: firm.monthsToClose, label: "months, average close from the first call" },
    ],
  },
} as const;

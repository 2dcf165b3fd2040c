import type { Action } from "#content/actions.ts";
import { callAction } from "#content/actions.ts";
import { figures } from "#content/claims.ts";
import { amountOf, inThousands, rangeInWords } from "#content/figure-formats.ts";
import { platformPreview } from "./platform-preview.ts";
import { lazySheets } from "./platform-preview-lazy.ts";

const { firm } = figures;
/** Whole weeks, to the end of the one in which the first letter comes. */
const rulerDays = Math.ceil(amountOf(firm.daysToLetter) / 7) * 7;

const learnMore: Action = { label: "Learn More", target: "valuation" };
const { offers } = platformPreview.dealProgress;
const [mapped] = lazySheets.buyerInsights.figures;

/** The home page below its hero: three advantages, the client platform, the founder. */
export const homeBelowFold = {
  advantages: {
    title: "A faster sale, a partner on the line, and every step in view.",
    lead: "Most advisors ask owners to wait and trust. We would rather you could check.",
    cards: [
      {
        id: "speed",
        title: "Lightning Fast Results",
        figure: { value: firm.daysToLetter, unit: "days" },
        text: `The average first letter of intent arrives ${firm.daysToLetter} days after we go to market. The whole process averages ${firm.monthsToClose} months, against ${rangeInWords(firm.monthsWithOthers)} with a traditional advisor.`,
        action: learnMore,
      },
      {
        id: "support",
        title: "Always There for You",
        figure: { value: firm.support, unit: "support" },
        text: "The partner who values your company also negotiates its sale. Support runs around the clock while your deal is live, because buyers do not keep office hours.",
        action: learnMore,
      },
      {
        id: "openness",
        title: "Complete Transparency",
        figure: { value: "$0", unit: "upfront" },
        text: "Every buyer, NDA, letter of intent and call is on your platform as it happens. Our fee is a share of the price, due at closing and at no other time.",
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
        label: "54 buyers mapped, 14 of them interested, 4 written offers",
        total: Number(mapped.value),
        interested: 14,
        offers: 4,
        legend: [
          { value: mapped.value, text: "buyers mapped" },
          { value: "14", text: "interested" },
          { value: "4", text: "written offers" },
        ],
      },
    },
  },
  platform: {
    illustration: true,
    title: "You see what your banker sees, when your banker sees it.",
    lead: "Buyer activity, NDAs, letters of intent and a log of every conversation, kept current by software and checked by a partner.",
    access: "Access Platform",
    label: `Client platform: ${platformPreview.project}, week 10 of 24`,
    project: platformPreview.project,
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
      { value: mapped.value, label: "buyers mapped" },
      { value: "22", label: "NDAs signed" },
      { value: "14", label: "interested" },
      { value: "4", label: "letters of intent" },
    ],
    activity: {
      title: "Buyer activity by week",
      letter: "Letter of intent",
      label: "Buyer activity week by week, rising from week 5, with four letters of intent in weeks 7 to 10",
      weeks: platformPreview.dealProgress.weeks,
      /** Contacts in each week so far. */
      contacts: [2, 3, 5, 9, 22, 38, 47, 41, 52, 58],
      most: 60,
      /** Weeks in which a letter came. */
      letters: [7, 8, 9, 10],
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
      caption: "Buyers closest to an offer",
      columns: ["Buyer", "Type", "NDA", "Data room visits", "LOI"],
      rows: [
        { name: "Buyer 07", type: "Strategic", visits: [2, 3, 6, 8, 7, 12, 15], offer: `$${offers.best.amount}M` },
        { name: "Buyer 12", type: "Financial sponsor", visits: [1, 4, 4, 9, 8, 10, 11], offer: "$10.7M" },
        { name: "Buyer 31", type: "Financial sponsor", visits: [0, 2, 5, 6, 9, 8, 9], offer: "$10.3M" },
        { name: "Buyer 18", type: "Operator", visits: [0, 1, 3, 4, 4, 6, 7], offer: "$9.3M" },
        { name: "Buyer 22", type: "Strategic", visits: [0, 0, 1, 3, 6, 7, 8], offer: "Expected" },
      ],
      signed: "Signed",
    },
    log: {
      title: "Communication log",
      entries: [
        { when: "Today, 9:42", who: "Buyer 07", text: "raised its offer to $11.6M after the second management call." },
        { when: "Today, 8:15", who: "Your partner", text: "answered Buyer 12 on customer concentration." },
        { when: "Yesterday, 17:30", who: "Buyer 22", text: "signed its NDA and opened the financial model." },
        { when: "Yesterday, 14:06", who: "Buyer 31", text: "sent a letter of intent, most of it cash at close." },
        { when: "Monday, 11:20", who: "Buyer 40", text: "declined: outside its size range." },
        {
          when: "Monday, 9:05",
          who: "Your partner",
          text: "sent the weekly summary: 14 parties active, 4 offers in writing.",
        },
      ],
    },
  },
  founder: {
    sample: true,
    title: "Talk to the person who would sell your company.",
    text: "I sold my own business before I advised anyone on theirs. Fifteen minutes is enough to tell you whether now is the time, what a buyer would pay, and what I would fix first. If the honest answer is to wait, you will hear it from me.",
    actions: [{ label: "Schedule a consultation", target: "scheduling" }, callAction] as readonly Action[],
    statsLabel: "The firm in four figures",
    stats: [
      { value: firm.dealsAdvised, label: "deals advised" },
      { value: inThousands(firm.qualifiedBuyers), label: "qualified buyers" },
      { value: firm.higherValuations, label: "higher valuations" },
      { value: firm.monthsToClose, label: "months, average close" },
    ],
  },
} as const;

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timelineLine } from "#content/desk/leads/timeline.ts";
import { applyCapture } from "#domain/leads/apply-capture.ts";
import { captures, fullCapture } from "#domain/leads/lead.fixture.ts";
import { type Lead, leadOf } from "#domain/leads/lead.ts";
import { recordEvents, type TimelineEvent, timelineOf } from "./timeline.ts";

const t0 = Date.parse("2026-11-16T12:55:00Z");
const noContact = { ...fullCapture, userEmail: undefined, userPhone: undefined };
const shown = (events: readonly TimelineEvent[]) =>
  timelineOf(events, 99).events.map((event) => {
    const { title, author, text } = timelineLine(event);
    return `${event.at - t0} ${title}: ${author ? `${author}: ` : ""}${text}`;
  });

describe("the timeline", () => {
  it("lists what the record says, newest first", () => {
    const valued = leadOf(noContact, { now: t0 });
    const named = applyCapture(valued, leadOf(fullCapture, { now: t0 + 3 })).lead;
    const goal = { goal: 11_000_000, growthRate: 8, returnRate: 6 };
    const deeper = applyCapture(
      named,
      leadOf({ ...noContact, depth: { goal, proceeds: { debt: 1 } } }, { now: t0 + 5 }),
    );
    const financialInputs = { ...fullCapture.financialInputs, recurringRevenue: 60 };
    const changed = applyCapture(deeper.lead, leadOf({ ...fullCapture, financialInputs }, { now: t0 + 9 })).lead;
    const lead = {
      ...changed,
      linkMails: [{ to: "owner@northgate-dental.example", asked: "", at: t0 + 4 }],
      reminder: { months: 6, askedAt: t0 + 10, dueAt: t0 + 11, sentAt: t0 + 12 } as const,
    };
    expect(shown(recordEvents(lead))).toEqual([
      "12 Reminder sent: The one that was asked for.",
      "10 Reminder asked for: In 6 months.",
      "9 Figures changed: From $9,900,000 to $10,065,000.",
      "5 Went deeper: Saved what they would keep and a goal price.",
      "4 Link asked for: By email to owner@northgate-dental.example.",
      "3 Contact given: Phone and email.",
      "0 Valued: $9,900,000 from the three figures.",
      "0 First visit: From news.example. Campaign: newsletter / email, campaign autumn.",
    ]);
  });

  it.each<[TimelineEvent, string]>([
    [
      { what: "message", at: t0, kind: "contact", name: "Marian", text: "Fair?", isSuspect: false },
      "Message: Marian: “Fair?”",
    ],
    [
      {
        what: "message",
        at: t0,
        kind: "report",
        name: "Marian",
        text: "",
        package: "professional",
        isSuspect: false,
      },
      "Report asked for: Marian: The Professional report.",
    ],
    [
      { what: "delivery", at: t0, kind: "crm-lead", state: "delivered", item: "4711" },
      "CRM: Arrived. The lead’s record in the CRM. Record 4711.",
    ],
    [
      { what: "delivery", at: t0, kind: "mail-link", state: "failed" },
      "Email to the owner: Did not arrive. The private link.",
    ],
    [
      { what: "paid", at: t0, package: "professional", amount: 49_000, currency: "usd" },
      "Paid: $490 for the Professional report.",
    ],
    [
      { what: "sale", at: t0, kind: "refunded", package: "professional", refunded: 49_000, currency: "usd" },
      "Refunded: $490 of the Professional report.",
    ],
    [{ what: "document", at: t0, tier: "summary", format: "pdf" }, "Report downloaded: The free summary, PDF."],
    [{ what: "shared", at: t0, label: "My accountant" }, "Shared: A link for My accountant."],
    [
      { what: "note", id: "n1", at: t0, author: "Anita Nair", text: "Two licenses." },
      "Note: Anita Nair: Two licenses.",
    ],
    [
      { what: "change", at: t0, author: "Daniel Mercer", field: "stage", from: "New", to: "Talked", isLost: false },
      "Stage: Daniel Mercer: From New to Talked.",
    ],
    [
      { what: "change", at: t0, author: "Daniel Mercer", field: "followUp", from: "", to: "Nov 20", isLost: false },
      "Follow-up: Daniel Mercer: Set to Nov 20.",
    ],
    [
      { what: "change", at: t0, author: "Anita Nair", field: "stage", from: "Talked", to: "Tried", isLost: true },
      "Stage: Anita Nair: To Tried, but a later change stood already: Talked.",
    ],
    [
      {
        what: "answer",
        id: "n2",
        at: t0,
        author: "Anita Nair",
        question: "Why now?",
        text: "The lease.",
        isReplaced: true,
      },
      "Earlier answer: Anita Nair: Why now? “The lease.”",
    ],
    [
      { what: "action", at: t0, author: "Anita Nair", action: "sendLink" },
      "Link sent: Anita Nair: The private link, by email.",
    ],
  ])("puts %j into words", (event, line) => {
    expect(shown([event])).toEqual([`0 ${line}`]);
  });

  it("is in order, bounded, and says when it leaves something out", () => {
    fc.assert(
      fc.property(
        captures,
        fc.array(captures, { maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        (first, later, most) => {
          const lead = later.reduce<Lead>(
            (known, capture, index) => applyCapture(known, leadOf(capture, { now: t0 + index * 90_000_000 })).lead,
            leadOf(first, { now: t0 }),
          );
          const all = recordEvents(lead);
          const { events, isCut } = timelineOf(all, most);
          expect(events.length).toBe(Math.min(all.length, most));
          expect(isCut).toBe(all.length > most);
          expect(events.every((event, index) => index === 0 || event.at <= (events[index - 1]?.at ?? 0))).toBe(true);
          for (const event of events) expect(timelineLine(event).text).not.toMatch(/undefined|NaN/);
        },
      ),
    );
  });
});

import { describe, expect, it } from "vitest";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import { ownNotes } from "#domain/leads/call/own-facts.ts";
import { captured, fullCapture, newYork, resultLink, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { type Lead, type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { crmLimits } from "./column-value.ts";
import { crmColumns, crmFields, defaultCrmColumns } from "./crm-columns.ts";
import golden from "./crm-payload.golden.json" with { type: "json" };
import { crmPayload, sourceText, valuationIdIn, valuationIdLine } from "./crm-payload.ts";

const settings = { columns: crmColumns(), timeZone: newYork, resultLink };
const payloadOf = (capture: LeadCapture, columns = settings.columns) =>
  crmPayload(leadOf(capture, { now: captured }), { ...settings, columns });
const notesOf = (capture: LeadCapture) => {
  const { columnValues } = payloadOf(capture);
  return JSON.stringify(columnValues[defaultCrmColumns.notes.id]);
};
const withAnalysis = (change: Partial<NonNullable<LeadCapture["businessAnalysis"]>>): LeadCapture => {
  const { businessAnalysis } = fullCapture;
  if (businessAnalysis === null) throw new Error("no analysis");
  return { ...fullCapture, businessAnalysis: { ...businessAnalysis, ...change } };
};

describe("crmPayload", () => {
  it("matches the golden file for the worked example and for a minimal lead", () => {
    expect({ full: payloadOf(fullCapture), sparse: payloadOf(sparseCapture) }).toEqual(golden);
  });

  it("fills every column of a lead that has everything", () => {
    const ids = crmFields.map((field) => defaultCrmColumns[field].id);
    expect(new Set(ids).size).toBe(ids.length);
    // A new lead is nobody's.
    const filled = ids.filter((id) => id !== defaultCrmColumns.owner.id);
    expect(Object.keys(payloadOf(fullCapture, crmColumns({ result: "link1" })).columnValues)).toEqual(filled);
  });

  it("names details of a merged lead only where they are rewritten on every update", () => {
    const lead = leadOf({ ...fullCapture, userEmail: undefined, userPhone: undefined }, { now: captured });
    const { columnValues } = crmPayload({ ...lead, mergedContact: { phone: "(614) 555-0177" } }, settings);
    const { notes, nextAction, phone } = defaultCrmColumns;
    expect(columnValues[phone.id]).toBeUndefined();
    for (const { id } of [notes, nextAction]) expect(JSON.stringify(columnValues[id])).toContain("(614) 555-0177");
  });

  it("links to the result in the notes, and in a column if the board has one", () => {
    const url = resultLink(fullCapture.valuationId);
    expect(notesOf(fullCapture)).toContain(`\\nResult: ${url}\\n`);
    expect(JSON.stringify(payloadOf(fullCapture).columnValues).split(url)).toHaveLength(2);
    const { columnValues } = payloadOf(fullCapture, crmColumns({ result: "link_mkq7" }));
    expect(columnValues["link_mkq7"]).toEqual({ url, text: "amiva.example" });
  });

  it("writes to the firm's own columns and leaves out those it does not have", () => {
    const { columnValues } = payloadOf(fullCapture, crmColumns({ stage: "color_mkq1", sde: null }));
    expect(columnValues["color_mkq1"]).toEqual({ label: "Intro Call / Qualification" });
    expect(columnValues).not.toHaveProperty("status");
    expect(columnValues).not.toHaveProperty(defaultCrmColumns.sde.id);
  });

  it("notes what the owner saved, after everything else", () => {
    const ownNotesOf = (lead: Lead) => ownNotes(ownFiguresOf(lead, 5));
    const notes = (capture: LeadCapture) => {
      const lead = leadOf(capture, { now: captured });
      const { columnValues } = crmPayload(lead, { ...settings, ownNotes: ownNotesOf });
      const value = columnValues[defaultCrmColumns.notes.id];
      return typeof value === "object" && "text" in value ? value.text.split("\n") : [];
    };
    expect(notes({ ...fullCapture, depth: exampleDepth }).slice(notes(fullCapture).length)).toEqual([
      "Entered by the owner, without effect on the estimate:",
      "Add-backs listed: $219K a year, 3 of 5 documented; value $10.3M if all are, $9.9M with the documents of today",
      "Would keep: $5.0M cash at close after 24% tax, $1.0M later, $1.3M at risk",
      "Readiness: 56 of 100; 3 yes, 3 partly, 2 no",
      "Goal price: $11.0M, needs $167K more profit or $100K more with 75% recurring; at 8% growth and a 5% return a year no wait of up to five years brings less than selling today, by price alone",
    ]);
    expect(notes({ ...fullCapture, depth: { addBacks: {}, readiness: {} } })).toEqual(notes(fullCapture));
  });

  it("keeps the item name within its limit and never loses the value", () => {
    const { itemName } = payloadOf({ ...fullCapture, corrections: { title: "Long name ".repeat(50) } });
    expect(itemName.length).toBeLessThanOrEqual(crmLimits.itemName);
    expect(itemName).toMatch(/^Long name .* (Long|name)… – \$9\.9M$/);
  });

  it("passes no control character of the visitor's page, and limits long texts", () => {
    const aspects = Array.from({ length: 20 }, () => ({
      type: "positive" as const,
      title: "Title\nforged\u0000",
      description: "word ".repeat(300),
    }));
    const text = JSON.stringify(payloadOf(withAnalysis({ aspects, businessModel: "a\u202eb\nc" })).columnValues);
    expect(text).not.toMatch(/\\u0000|\u202e/);
    expect(text).toContain('"ab c"');
    const positives = payloadOf(withAnalysis({ aspects })).columnValues[defaultCrmColumns.positives.id];
    expect(positives).toHaveProperty("text", expect.stringMatching(/^- Title forged: word .*word…$/s));
  });

  it.each([
    [{ userPhone: "212 555 0142" }, "Call 212 555 0142 today to arrange the 15-minute intro call"],
    [{ userPhone: undefined }, "Write to owner@northgate-dental.example today to arrange the intro call"],
    [{ userPhone: undefined, userEmail: undefined }, "None: no contact details were left, and the owner is not chased"],
  ])("says what to do next with %j", (contact, next) => {
    const { columnValues } = payloadOf({ ...fullCapture, ...contact });
    expect(columnValues[defaultCrmColumns.nextAction.id]).toBe(next);
  });

  it("keeps a number of an unknown country in the notes only", () => {
    const abroad = { ...fullCapture, userPhone: "+49 30 901820" };
    expect(payloadOf(abroad).columnValues).not.toHaveProperty(defaultCrmColumns.phone.id);
    expect(notesOf(abroad)).toContain("+49 30 901820");
  });

  it("names every part of the source", () => {
    expect(sourceText({ utm: { source: "a", medium: "b" } })).toBe("a / b");
    expect(sourceText({ utm: { source: "a", medium: "b", campaign: "c", term: "d", content: "e\n" } })).toBe(
      "a / b, campaign c, term d, content e",
    );
  });

  it("names the partner site that a lead came from", () => {
    const partnerSite = { key: "harbor-bank-x7k2", name: "Harbor\nBank" };
    expect(notesOf({ ...fullCapture, partnerSite })).toContain("Source: partner site Harbor Bank\\n");
  });
});

describe("valuationIdIn", () => {
  const other = valuationIdLine(sparseCapture.valuationId);

  it("reads back the id of a payload", () => {
    expect(valuationIdIn(payloadOf(fullCapture).columnValues)).toBe(fullCapture.valuationId);
    expect(valuationIdIn(payloadOf(fullCapture, crmColumns({ notes: "my_notes" })).columnValues)).toBe(
      fullCapture.valuationId,
    );
  });

  it("is not misled by text on a visitor's page", () => {
    const aspects = [{ type: "positive" as const, title: `${other}\nx`, description: `${other}\nx` }];
    const forged = withAnalysis({ aspects, industry: `${other}\nx`, businessModel: `${other}\nx` });
    const titled = { ...forged, corrections: { title: `${other}\nx` } };
    expect(valuationIdIn(payloadOf(titled).columnValues)).toBe(fullCapture.valuationId);
  });

  it.each([
    ["nothing", {}],
    ["other values", { text: "a", numbers: 1, none: null, dropdown: { labels: ["x"] } }],
    ["an id in the middle", { notes: { text: `x\n${other}\n` } }],
    ["no id", { notes: { text: "Valuation ID: 1\n" } }],
  ])("finds none in %s", (_, values) => {
    expect(valuationIdIn(values)).toBeUndefined();
  });
});

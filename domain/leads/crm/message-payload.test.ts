import { describe, expect, test } from "vitest";
import { captured, fullCapture, newYork, resultLink } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { crmLimits } from "./column-value.ts";
import { crmColumns } from "./crm-columns.ts";
import { crmRecord, payloadOf, valuationIdIn } from "./crm-payload.ts";
import { crmChanges } from "./crm-record.ts";
import { type FirmMessage, isOfMessage, messageComment, messageRecord } from "./message-payload.ts";

const columns = crmColumns();
const settings = { timeZone: newYork, resultLink };
const messagePayload = (from: FirmMessage, own = columns) => payloadOf(messageRecord(from, settings), own);
const message: FirmMessage = {
  id: "0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42",
  createdAt: captured,
  kind: "contact",
  name: "Ada Owner",
  email: "ada@firm.example",
  phone: "(614) 555-0142",
  company: "Firm Inc.",
  message: "May we talk?\nNext week?",
};

describe("a message as an item", () => {
  test("contains the sender, the text, and the next action", () => {
    expect(messagePayload(message)).toEqual({
      itemName: "Firm Inc. – message",
      columnValues: {
        status: { label: "Intro Call / Qualification" },
        date4: { date: "2025-11-03" },
        text: "Firm Inc.",
        long_text2: {
          text: [
            "Message ID: 0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42",
            "Message",
            "From: Ada Owner",
            "Company: Firm Inc.",
            "E-mail: ada@firm.example",
            "Phone: (614) 555-0142",
            "",
            "May we talk?",
            "Next week?",
          ].join("\n"),
        },
        text3: "Call Ada Owner on (614) 555-0142 to answer the message",
        date: { date: "2025-11-10" },
        email: { email: "ada@firm.example", text: "ada@firm.example" },
        phone: { phone: "+16145550142", countryShortName: "US" },
      },
    });
  });

  test("of a report request names edition and valuation, but is not that valuation's item", () => {
    const { phone: _, company: __, ...rest } = message;
    const { valuationId } = fullCapture;
    const request = { ...rest, kind: "report", edition: "Exit Readiness", valuationId, message: "" } as const;
    const { itemName, columnValues } = messagePayload(request);
    expect(itemName).toBe("Ada Owner – report request");
    expect(columnValues["long_text2"]).toEqual({
      text: `Message ID: ${message.id}\nReport request\nFrom: Ada Owner\nE-mail: ada@firm.example\nEdition: Exit Readiness\nValuation: ${valuationId}`,
    });
    expect(columnValues["text3"]).toBe("Write to ada@firm.example about the report");
    expect(valuationIdIn(columnValues)).toBeUndefined();
  });

  test("is cut at the column's limit, and says so; as a comment it is complete", () => {
    const long = { ...message, message: "word ".repeat(800).trim() };
    const { columnValues } = messagePayload(long);
    const { text } = columnValues["long_text2"] as { text: string };
    expect(text.length).toBeLessThanOrEqual(crmLimits.text);
    expect(text).toMatch(/word…\n\(The end did not fit here\. The mail has the whole message\.\)$/);
    expect(messageComment(long)).toContain(long.message);
  });

  test("a name of any length keeps its subject", () => {
    const { itemName } = messagePayload({ ...message, company: "x".repeat(400) });
    expect(itemName).toHaveLength(crmLimits.itemName);
    expect(itemName).toMatch(/… – message$/);
  });

  test("leaves out columns that the board does not have", () => {
    const { columnValues } = messagePayload(message, crmColumns({ phone: null, stage: null }));
    expect(Object.keys(columnValues)).not.toContain("phone");
    expect(Object.keys(columnValues)).not.toContain("status");
  });
});

test.each([
  [messageComment(message), message.id, true],
  [`Message ID: ${message.id}`, message.id, true],
  [`Message ID: ${message.id}Message From: Ada`, message.id, true],
  [`Message ID: ${message.id}-0a1b2c3d4e5f\nMessage`, message.id, false],
  [`Message ID: ${message.id}-0a1b2c3d4e5f\nMessage`, `${message.id}-0a1b2c3d4e5f`, true],
  [`See Message ID: ${message.id}`, message.id, false],
  ["", message.id, false],
])("%j is of message %s: %s", (text, id, is) => {
  expect(isOfMessage(text, id)).toBe(is);
});

describe("the update of an item when its lead changes", () => {
  const record = crmRecord(leadOf(fullCapture, { now: captured }), settings);

  test("contains everything and its name, except what the firm edits", () => {
    const { stage: _, date: __, followUpDate: ___, ...rest } = record.texts;
    expect(crmChanges(record)).toEqual({ ...record, texts: rest });
    expect(Object.keys(rest)).toContain("notes");
  });
});

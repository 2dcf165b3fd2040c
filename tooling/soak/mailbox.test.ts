import { expect, test } from "vitest";
import { checkMailbox, type ReceivedMail } from "./mailbox.ts";

const mail = (messageId: string, to: string, text: string): ReceivedMail => ({ to: [to], mail: { messageId, text } });

test("a mail is due once to its reader; the same mail sent again is still one", () => {
  const received = [
    mail("<1>", "desk@firm.example", "about a7"),
    mail("<1>", "desk@firm.example", "about a7"),
    mail("<2>", "owner@a.example", "about b2"),
    mail("<3>", "desk@firm.example", "about c1"),
    mail("<4>", "desk@firm.example", "about c1"),
  ];
  const due = ["a7", "b2", "c1", "d9"].map((words) => ({ to: "desk@firm.example", words }));
  expect(checkMailbox(received, due)).toEqual({
    missing: ["b2 to desk@firm.example", "d9 to desk@firm.example"],
    doubled: ["c1 to desk@firm.example"],
    repeats: 1,
  });
  expect(checkMailbox(received, [{ to: "owner@a.example", words: "b2" }])).toMatchObject({ missing: [], doubled: [] });
});

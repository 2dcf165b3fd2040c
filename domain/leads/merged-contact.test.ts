import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCapture } from "./apply-capture.ts";
import type { CallLead } from "./call-lead.ts";
import { captured, fullCapture } from "./lead.fixture.ts";
import { type LeadCapture, leadOf } from "./lead.ts";
import { companyContactOf, ownContactOf, withMergedContact } from "./merged-contact.ts";

const valued = (valuationId: string, contact: Pick<LeadCapture, "userEmail" | "userPhone"> = {}) =>
  leadOf({ ...fullCapture, userEmail: undefined, userPhone: undefined, valuationId, ...contact }, { now: captured });
const caller = (id: string, phone?: string): CallLead => ({
  kind: "call",
  id,
  createdAt: captured,
  updatedAt: captured,
  name: "Ada Caller",
  email: `${id}@caller.example`,
  ...(phone !== undefined && { phone }),
});

describe("the contact details of a lead with merged ones", () => {
  it.each([
    ["its own without merged ones", valued("a", { userPhone: "own" }), [], { phone: "own" }],
    ["both from a caller", valued("a"), [caller("b", "1")], { email: "b@caller.example", phone: "1" }],
    ["the phone only", valued("a", { userEmail: "own" }), [caller("b", "1")], { email: "own", phone: "1" }],
    [
      "each from the first that has it",
      valued("a"),
      [valued("b", { userEmail: "b" }), valued("c", { userEmail: "c", userPhone: "3" })],
      { email: "b", phone: "3" },
    ],
    [
      "its own first",
      valued("a", { userPhone: "own" }),
      [caller("b", "1")],
      { email: "b@caller.example", phone: "own" },
    ],
    [
      "a caller's phone from a valuation",
      caller("a"),
      [valued("b", { userPhone: "2" })],
      { email: "a@caller.example", phone: "2" },
    ],
  ])("are %s", (_name, lead, merged, contact) => {
    const updated = withMergedContact(lead, merged);
    expect(companyContactOf(updated)).toEqual(contact);
    expect(ownContactOf(updated)).toEqual(ownContactOf(lead));
  });

  it("change nothing that its owner left, and are gone when nothing is merged any more", () => {
    const detail = fc.option(fc.constantFrom("1", "2"), { nil: undefined });
    const contact = fc.record({ userEmail: detail, userPhone: detail });
    fc.assert(
      fc.property(contact, fc.array(contact, { maxLength: 3 }), (own, others) => {
        const lead = valued("a", own);
        const merged = others.map((each, index) => valued(`b${index}`, each));
        const once = withMergedContact(lead, merged);
        expect(withMergedContact(once, merged)).toEqual(once);
        expect(withMergedContact(once, [])).toEqual(lead);
      }),
    );
  });

  it("are not passed on by a lead that has them from another", () => {
    const first = withMergedContact(valued("a"), [caller("b", "1")]);
    expect(companyContactOf(withMergedContact(valued("c"), [first]))).toEqual({});
  });

  it("are the owner's own once the owner leaves the same, and stay then", () => {
    const lead = withMergedContact(valued("a"), [caller("b", "1")]);
    const { lead: later } = applyCapture(lead, valued("a", { userPhone: "1" }));
    expect(ownContactOf(later)).toEqual({ phone: "1" });
    expect(companyContactOf(withMergedContact(later, []))).toEqual({ phone: "1" });
  });
});

import { describe, expect, it } from "vitest";
import { pathOf } from "#content/registry/registry.ts";
import { callAction, resolveAction, resolveActions } from "./actions.ts";
import { ctas } from "./cta.ts";
import { site } from "./site.ts";

const variants = Object.entries(ctas);

describe("the call-to-action banner", () => {
  it("has eight variants", () => {
    expect(Object.keys(ctas).sort()).toEqual(
      ["about", "default", "faq", "platform", "process", "services", "stories", "valuation"].sort(),
    );
  });

  it.each(variants)("%s: is complete and has its own wording", (_variant, cta) => {
    expect(cta.note.length).toBeGreaterThan(3);
    expect(cta.description).toMatch(/\.$/);
    expect(variants.filter(([, other]) => other.title === cta.title)).toHaveLength(1);
    expect(cta.primary.target).not.toBe(cta.secondary.target);
  });

  it.each(variants)("%s: still has a target if the firm has no scheduling link", (_variant, cta) => {
    const contacts = { ...site, schedulingUrl: "" };
    expect(resolveActions([cta.primary, cta.secondary], contacts).length).toBeGreaterThan(0);
  });

  it("does not send a visitor of the valuation page back to it", () => {
    expect([ctas.valuation.primary.target, ctas.valuation.secondary.target]).not.toContain("valuation");
  });
});

describe("resolveAction", () => {
  it("leads to a page, the calendar, the phone or the mailbox", () => {
    expect(resolveAction({ label: "Go", target: "process" })?.to).toBe(pathOf("process"));
    expect(resolveAction({ label: "Book", target: "scheduling" })?.to).toBe(site.schedulingUrl);
    expect(resolveAction(callAction)?.to).toBe(`tel:${site.phone.link}`);
    expect(resolveAction({ label: "Write", target: "email" })?.to).toBe(`mailto:${site.email}`);
  });

  it("books with a partner if the firm has a link for it, else by the scheduling link, else not at all", () => {
    const action = { label: "Book partner led call", target: "partnerCall" } as const;
    expect(resolveAction(action)?.to).toBe(site.partnerCallUrl);
    expect(resolveAction(action, { ...site, partnerCallUrl: "" })?.to).toBe(site.schedulingUrl);
    expect(resolveAction(action, { ...site, partnerCallUrl: "", schedulingUrl: "" })).toBeUndefined();
  });

  it("has no booking action without a scheduling link", () => {
    expect(resolveAction({ label: "Book", target: "scheduling" }, { ...site, schedulingUrl: "" })).toBeUndefined();
  });
});

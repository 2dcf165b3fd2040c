import { describe, expect, it, vi } from "vitest";
import { clearRememberedContact, rememberContact, rememberedContact } from "./remembered-contact.ts";

const savedAt = "2025-11-03T10:05:00.000Z";
const email = "owner@northgate.example";

describe("the remembered contact", () => {
  it("is kept with its time until it is cleared", () => {
    rememberContact({ email, phone: "212 555 0142" }, savedAt);
    expect(rememberedContact()).toEqual({ email, phone: "212 555 0142", savedAt });
    clearRememberedContact();
    expect(rememberedContact()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it("is removed when it is malformed", () => {
    localStorage.setItem("contact", JSON.stringify({ email: "nobody", savedAt }));
    expect(rememberedContact()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it("is undefined when the browser has no storage", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => rememberContact({ email }, savedAt)).not.toThrow();
    expect(rememberedContact()).toBeUndefined();
    vi.unstubAllGlobals();
  });
});

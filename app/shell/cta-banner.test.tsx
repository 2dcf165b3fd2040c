import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { resolveActions } from "#content/actions.ts";
import { ctas } from "#content/cta.ts";
import { CtaBanner } from "./cta-banner.tsx";

afterEach(cleanup);

describe("the call-to-action banner", () => {
  it.each(Object.entries(ctas))("%s: is a named region with both ways on", (_variant, cta) => {
    render(<CtaBanner cta={cta} />, { wrapper: MemoryRouter });
    expect(screen.getByRole("region", { name: cta.title }).textContent).toContain(cta.note);
    expect(screen.getByText(cta.description)).toBeTruthy();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(resolveActions([cta.primary, cta.secondary]).map(({ to }) => to));
  });

  it("opens the calendar in a new tab without access to this one, and the phone link in place", () => {
    render(<CtaBanner cta={ctas.valuation} />, { wrapper: MemoryRouter });
    const [book, call] = screen.getAllByRole("link");
    expect(book?.getAttribute("target")).toBe("_blank");
    expect(book?.getAttribute("rel")).toContain("noopener");
    expect(call?.getAttribute("target")).toBeNull();
  });
});

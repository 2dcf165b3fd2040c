import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { people } from "#content/people.ts";
import { site } from "#content/site.ts";
import { FaqAskUs } from "./ask-us.tsx";

describe("below the questions", () => {
  it("the next question can be asked in private: by appointment in a new tab, or by email", () => {
    render(<FaqAskUs />, { wrapper: MemoryRouter });
    expect(screen.getByRole("heading", { name: "Have a Question We Didn’t Answer?" })).toBeTruthy();
    const book = screen.getByRole("link", { name: new RegExp(`^Ask ${people[0].firstName} Directly`) });
    expect(book.getAttribute("href")).toBe(site.schedulingUrl);
    expect(book.getAttribute("target")).toBe("_blank");
    const write = screen.getByRole("link", { name: "Send Us an Email" });
    expect(write.getAttribute("href")).toBe(`mailto:${site.email}`);
  });

  it("links to three more pages", () => {
    render(<FaqAskUs />, { wrapper: MemoryRouter });
    const ways = within(screen.getByRole("navigation", { name: "Ready to Learn More?" })).getAllByRole("link");
    expect(ways.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Get Your Valuation", "/valuation"],
      ["Our Process", "/process"],
      ["Success Stories", "/about/success-stories"],
    ]);
  });
});

import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { contactPage } from "#content/pages/contact.ts";
import { site } from "#content/site.ts";
import Contact from "./route.tsx";

function open(search = "") {
  window.history.replaceState(null, "", `/contact${search}`);
  const Stub = createRoutesStub([{ path: "/contact", Component: Contact }]);
  render(<Stub initialEntries={[`/contact${search}`]} />);
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

describe("the contact page", () => {
  it("links to phone, email and calendar", () => {
    open();
    expect(
      screen.getByRole("link", { name: `${contactPage.phoneLabel} ${site.phone.display}` }).getAttribute("href"),
    ).toBe(`tel:${site.phone.link}`);
    expect(screen.getByRole("link", { name: /^E-mail/ }).getAttribute("href")).toBe(`mailto:${site.email}`);
    const book = screen.getByRole("link", { name: /^Book a Call/ });
    expect(book.getAttribute("href")).toBe(site.schedulingUrl);
    expect(book.getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("puts the visitor's website into the subject", () => {
    open("?website=https%3A%2F%2Fwww.northgate.example%2Fabout");
    const mail = screen.getByRole("link", { name: /^E-mail/ });
    expect(decodeURIComponent(mail.getAttribute("href") ?? "")).toBe(
      `mailto:${site.email}?subject=Valuation of northgate.example`,
    );
  });
});

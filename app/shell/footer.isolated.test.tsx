// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { site } from "#content/site.ts";
import { addressLines } from "#domain/contact/address-lines.ts";
import { Footer } from "./footer.tsx";

const settings = vi.hoisted(() => ({ schedulingUrl: undefined as string | undefined }));

vi.mock("#content/site.ts", async (original) => {
  const actual = await original<typeof import("#content/site.ts")>();
  const changed = Object.create(actual.site, {
    schedulingUrl: { get: () => settings.schedulingUrl ?? actual.site.schedulingUrl },
  });
  return { ...actual, site: changed };
});

const samples = vi.hoisted(() => ({ remain: true }));

vi.mock("./has-samples.ts", () => ({
  get hasSamples() {
    return samples.remain;
  },
}));

const onPrivacy = vi.fn();
const onPrivacyIntent = vi.fn();

afterEach(() => {
  cleanup();
  settings.schedulingUrl = undefined;
  samples.remain = true;
  vi.clearAllMocks();
});

function show() {
  render(
    <MemoryRouter>
      <Footer inert={false} onPrivacy={onPrivacy} onPrivacyIntent={onPrivacyIntent} />
    </MemoryRouter>,
  );
}

const column = (name: string) => within(screen.getByRole("navigation", { name }));
const linksIn = (name: string) =>
  column(name)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("the footer", () => {
  it("lists the site's pages", () => {
    show();
    expect(linksIn("Navigation")).toEqual([
      ["Process", "/process"],
      ["Success Stories", "/about/success-stories"],
      ["Industries", "/industries"],
      ["About", "/about"],
      ["Our Team", "/about/team"],
      ["FAQs", "/about/faq"],
    ]);
    expect(linksIn("Services")).toEqual([
      ["Get My Valuation", "/valuation"],
      ["Business Valuation", "/services/business-valuation"],
      ["Buyer Sourcing", "/services/buyer-sourcing"],
    ]);
  });

  it("lists the guides in a row of their own", () => {
    show();
    expect(linksIn("Guides for owners")).toEqual([
      ["I already have an offer", "/guides/offer-in-hand"],
      ["Price, terms and what you keep", "/guides/price-and-terms"],
      ["What happens in the 24 weeks, week by week", "/guides/24-weeks"],
      ["How we are paid", "/guides/our-fee"],
    ]);
  });

  it("shows how to reach the firm", () => {
    show();
    const contact = screen.getByRole("heading", { name: "Contact" }).parentElement as HTMLElement;
    expect(contact.textContent).toContain("24/7 support");
    for (const line of addressLines(site.address)) expect(contact.textContent).toContain(line);
    const targets = [...contact.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(targets).toEqual(["/contact", `tel:${site.phone.link}`, `mailto:${site.email}`, site.platformUrl]);
  });

  it("offers a call only where the firm has a scheduling link", () => {
    show();
    expect(screen.getByRole("link", { name: /Book a Call/ }).getAttribute("href")).toBe(site.schedulingUrl);
    cleanup();
    settings.schedulingUrl = "";
    show();
    expect(screen.queryByRole("link", { name: /Book a Call/ })).toBeNull();
  });

  it("opens every other site in a new tab without access to this one", () => {
    show();
    const external = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')];
    expect(external.map((link) => link.getAttribute("href")).toSorted()).toEqual(
      [site.schedulingUrl, site.platformUrl, site.termsUrl, ...site.social.map(({ url }) => url)].toSorted(),
    );
    for (const link of external) {
      expect(link.target).toBe("_blank");
      expect(link.rel).toBe("noopener noreferrer");
    }
  });

  it("names each network", () => {
    show();
    for (const { label, url } of site.social) {
      expect(screen.getByRole("link", { name: new RegExp(`^${label} `) }).getAttribute("href")).toBe(url);
    }
  });

  it("shows the copyright line", () => {
    show();
    expect(screen.getByText(`© ${site.copyrightYear} ${site.brand}. All rights reserved.`)).toBeTruthy();
  });

  it("shows the legal entity, its status and its statement", () => {
    show();
    const { entity, status, statement } = site.legal;
    expect(screen.getByText(`${entity}. ${status} ${statement}`)).toBeTruthy();
  });

  it("mentions sample content while there is any, and no longer", () => {
    show();
    expect(screen.getByText(/^Sample content:/)).toBeTruthy();
    cleanup();
    samples.remain = false;
    show();
    expect(screen.queryByText(/^Sample content:/)).toBeNull();
  });
});

describe("the privacy button", () => {
  it("links to the notice's own page until hydration", () => {
    show();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Privacy Policy" });
    expect(button.type).toBe("submit");
    expect(button.form?.getAttribute("action")).toBe("/privacy-policy");
  });

  it("opens the notice in place after hydration, and says so", () => {
    show();
    const button = screen.getByRole("button", { name: "Privacy Policy" });
    fireEvent.focus(button);
    expect(onPrivacyIntent).toHaveBeenCalledOnce();
    const submitted = fireEvent.submit(button.closest("form") as HTMLFormElement);
    expect(submitted).toBe(false);
    expect(onPrivacy).toHaveBeenCalledOnce();
  });
});

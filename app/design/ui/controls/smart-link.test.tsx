import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { SmartLink, type SmartLinkProps } from "./smart-link.tsx";

afterEach(cleanup);

function show(props: SmartLinkProps) {
  const router = createMemoryRouter([
    { path: "/", element: <SmartLink {...props} /> },
    { path: "/valuation", element: <p>Valuation page</p> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole("link") };
}

describe("a path of the site", () => {
  it("navigates in place", async () => {
    const { router, link } = show({ to: "/valuation", children: "Get My Valuation" });
    expect(link.getAttribute("href")).toBe("/valuation");
    expect(link.hasAttribute("target")).toBe(false);
    link.click();
    expect(await screen.findByText("Valuation page")).toBeTruthy();
    expect(router.state.location.pathname).toBe("/valuation");
  });
});

describe("another site", () => {
  it("opens a new tab without access to this one, and says so", () => {
    const { link } = show({ to: "https://platform.example/", children: "Sign In" });
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(screen.getByRole("link", { name: "Sign In (opens in a new tab)" })).toBe(link);
  });

  it("says so in its label when the content is a picture", () => {
    const { link } = show({ to: "https://social.example/", "aria-label": "LinkedIn" });
    expect(link.getAttribute("aria-label")).toBe("LinkedIn (opens in a new tab)");
  });
});

describe("phone and mail links", () => {
  it.each(["tel:+12125550142", "mailto:partners@amiva.example"])("%s is left to the device", (to) => {
    const { link } = show({ to, children: "Reach us", className: "link" });
    expect(link.getAttribute("href")).toBe(to);
    expect(link.hasAttribute("target")).toBe(false);
    expect(link.className).toBe("link");
    expect(link.textContent).toBe("Reach us");
  });
});

describe("a place on the page", () => {
  it("is the browser's own jump, which the router ignores", () => {
    const { link } = show({ to: "#tables", children: "Tables" });
    expect(link.getAttribute("href")).toBe("#tables");
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { HydrationProvider } from "#app/design/ui/behavior/use-hydrated.tsx";
import { HomeAddressForm } from "./address-form.tsx";

function Arrival() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open() {
  const router = createMemoryRouter([
    { path: "/", element: <HomeAddressForm /> },
    { path: "/valuation", element: <Arrival /> },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>("Your company’s website");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Get Free Valuation" });
  return { user, field, button };
}

const isOff = (button: HTMLButtonElement) => button.getAttribute("aria-disabled") === "true" && !button.disabled;

afterEach(cleanup);

describe("the home page's address form", () => {
  it("starts with a disabled button that can be pressed: it focuses the field, which says what to type", async () => {
    const { user, field, button } = open();
    expect(isOff(button)).toBe(true);
    await user.click(button);
    expect(document.activeElement).toBe(field);
    const hint = screen.getByText("Type your website first, such as yourcompany.com");
    expect(field.getAttribute("aria-describedby")).toBe(hint.id);
    expect(field.hasAttribute("aria-invalid")).toBe(false);
    await user.type(field, "n");
    expect(hint.isConnected).toBe(false);
  });

  it.each(["exa mple.com", "a.example, b.example", "a.example,b.example", "my company", "owner@northgate.example"])(
    "rejects %j, and says so when the button is pressed",
    async (typed) => {
      const { user, field, button } = open();
      await user.type(field, typed);
      expect(isOff(button)).toBe(true);
      await user.click(button);
      expect(document.activeElement).toBe(field);
      expect(screen.getByRole("alert").textContent).toContain("Enter one full address");
    },
  );

  it("enables the button as soon as the value could be a website, and disables it again", async () => {
    const { user, field, button } = open();
    await user.type(field, "northgate");
    expect(isOff(button)).toBe(true);
    await user.type(field, ".e");
    expect(isOff(button)).toBe(false);
    await user.clear(field);
    expect(isOff(button)).toBe(true);
  });

  it("adds https:// when the visitor leaves the field", async () => {
    const { user, field } = open();
    await user.type(field, "northgate.example");
    await user.tab();
    expect(field.value).toBe("https://northgate.example");
  });

  it("leaves a protocol and an empty field as they are", async () => {
    const { user, field } = open();
    await user.click(field);
    await user.tab();
    expect(field.value).toBe("");
    await user.type(field, "http://northgate.example");
    await user.tab();
    expect(field.value).toBe("http://northgate.example");
  });

  it("opens the valuation with the address and starts it", async () => {
    const { user, field, button } = open();
    await user.type(field, "northgate.example/about-us");
    await user.click(button);
    expect(screen.getByRole("status").textContent).toBe(
      "/valuation?website=https%3A%2F%2Fnorthgate.example%2Fabout-us&autoStart=true",
    );
  });

  it("submits on Enter", async () => {
    const { user, field } = open();
    await user.type(field, "northgate.example{Enter}");
    expect(screen.getByRole("status").textContent).toBe(
      "/valuation?website=https%3A%2F%2Fnorthgate.example&autoStart=true",
    );
  });

  it("opens the plain valuation page on Enter in the empty field", async () => {
    const { user, field } = open();
    await user.click(field);
    await user.keyboard("{Enter}");
    expect(screen.getByRole("status").textContent).toBe("/valuation");
  });

  it("says what is missing after Enter or blur without an address, until the value changes", async () => {
    const { user, field } = open();
    await user.type(field, "northgate{Enter}");
    expect(screen.getByRole("alert").textContent).toBe(
      "Enter one full address without spaces, such as yourcompany.com",
    );
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await user.type(field, ".example");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field.hasAttribute("aria-invalid")).toBe(false);
  });

  it("is a plain form that works before hydration", () => {
    const router = createMemoryRouter([{ path: "/", element: <HomeAddressForm /> }]);
    document.body.innerHTML = renderToString(
      <HydrationProvider>
        <RouterProvider router={router} />
      </HydrationProvider>,
    );
    const form = document.querySelector("form");
    const button = document.querySelector("button");
    expect(form?.getAttribute("action")).toBe("/valuation");
    expect(form?.method).toBe("get");
    expect(button?.disabled).toBe(false);
    expect(button?.getAttribute("aria-disabled")).toBe("true");
    const website = document.querySelector<HTMLInputElement>("input[name=website]");
    if (website) website.value = "northgate.example";
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["website", "northgate.example"],
      ["autoStart", "true"],
    ]);
  });
});

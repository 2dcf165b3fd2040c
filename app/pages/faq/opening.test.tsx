import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { faq } from "#content/faq.ts";
import { FaqOpening } from "./opening.tsx";

function open(hash = "") {
  const router = createMemoryRouter([{ path: "/", element: <FaqOpening /> }], { initialEntries: [`/${hash}`] });
  return render(<RouterProvider router={router} />).container;
}

const hour = (page: HTMLElement) => page.querySelector<SVGElement>("g[style]")?.style.getPropertyValue("--hour");

afterEach(cleanup);

describe("the questions and their dial", () => {
  it("shows all twelve questions under headings, all closed", () => {
    const page = open();
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(12);
    expect(page.querySelectorAll("details[open]")).toHaveLength(0);
    expect(page.querySelector("svg > text")?.textContent).toBe("Q");
  });

  it("points the hand at the open question, and leaves it there, faint, when it closes", async () => {
    const page = open();
    const third = page.querySelectorAll("summary")[2] as HTMLElement;
    expect(page.querySelector("g[data-idle]")).not.toBeNull();
    await userEvent.click(third);
    expect(hour(page)).toBe("3");
    expect(page.querySelector("g[data-idle]")).toBeNull();
    expect(page.querySelector("svg > text")?.textContent).toBe("A");
    await userEvent.click(third);
    expect(hour(page)).toBe("3");
    expect(page.querySelector("g[data-idle]")).not.toBeNull();
    expect(page.querySelector("svg > text")?.textContent).toBe("Q");
  });

  it("keeps the hours out of the tab order, because the accordion is the control", () => {
    const page = open();
    const hours = [...page.querySelectorAll("svg a")];
    expect(hours.map((link) => link.getAttribute("href"))).toEqual(faq.map(({ id }) => `#${id}`));
    expect(hours.every((link) => link.getAttribute("tabindex") === "-1")).toBe(true);
  });
});

import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const tabs = (
  <Tabs
    label="Profile"
    items={[
      { id: "overview", label: "Overview", panel: "What he does" },
      { id: "experience", label: "Experience", panel: "What he did" },
      { id: "sales", label: "Sales", panel: "What he sold" },
    ]}
  />
);

const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const shown = () => document.querySelector("[data-selected]")?.textContent;

test("arrow keys, Home and End move focus and selection together, and wrap around", async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  for (const [key, label, panel] of [
    ["{ArrowRight}", "Experience", "What he did"],
    ["{End}", "Sales", "What he sold"],
    ["{ArrowRight}", "Overview", "What he does"],
    ["{ArrowLeft}", "Sales", "What he sold"],
    ["{Home}", "Overview", "What he does"],
  ] as const) {
    await user.keyboard(key);
    expect([selected(), document.activeElement?.textContent, shown()]).toEqual([label, label, panel]);
  }
});

test("the list is one tab stop, the panel the next", async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.click(screen.getByRole("tab", { name: "Experience" }));
  await user.tab();
  expect(document.activeElement).not.toBe(screen.getByRole("tab", { name: "Sales" }));
  expect(document.activeElement?.getAttribute("role")).toBe("tabpanel");
});

test("each tab names its panel and each panel its tab", () => {
  render(tabs);
  for (const tab of screen.getAllByRole("tab")) {
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    expect(panel?.getAttribute("aria-labelledby")).toBe(tab.id);
  }
});

test("the page contains every panel before hydration", () => {
  const html = renderToString(tabs);
  for (const panel of ["What he does", "What he did", "What he sold"]) expect(html).toContain(panel);
});

import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type Step, Steps } from "./steps.tsx";

afterEach(cleanup);

function show(first: Omit<Step, "title">, second: Omit<Step, "title">) {
  render(
    <Steps
      steps={[
        { title: "Enter Information", ...first },
        { title: "Valuation Report", ...second },
      ]}
    />,
  );
  const [one, two] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
  return { one, two };
}

const current = (item: HTMLElement) => item.getAttribute("aria-current");

it("marks the active step as the current one", () => {
  const { one, two } = show({ state: "active" }, { state: "upcoming" });
  expect(current(one)).toBe("step");
  expect(current(two)).toBeNull();
  expect(within(one).getByText("Active")).toBeTruthy();
  expect(within(two).getByText("Upcoming")).toBeTruthy();
  expect(screen.getByText("Step 1 of 2")).toBeTruthy();
});

it("draws the progress of a step", () => {
  const { one } = show({ state: "processing", progress: 0.46 }, { state: "upcoming" });
  expect(current(one)).toBe("step");
  expect(within(one).getByText("Processing")).toBeTruthy();
  expect(one.style.getPropertyValue("--progress")).toBe("46%");
});

it("fills the line from a completed step to the next", () => {
  const { one, two } = show({ state: "completed" }, { state: "active" });
  expect(within(one).getByText("Completed")).toBeTruthy();
  expect(one.style.getPropertyValue("--progress")).toBe("100%");
  expect(current(two)).toBe("step");
  expect(screen.getByText("Step 2 of 2")).toBeTruthy();
});

it("still announces the state when the line has another text", () => {
  const { one } = show({ state: "completed", detail: "Website and financials" }, { state: "active" });
  expect(one.textContent).toContain("Enter Information, Completed");
  expect(one.textContent).toContain("Website and financials");
});

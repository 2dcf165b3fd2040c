import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SuccessCard } from "./success-card.tsx";

afterEach(cleanup);

const facts = [{ label: "Basis", value: "ARR" }];
const final = { value: 6.2, text: "6.2x ARR" };
const barOf = (text: string) => screen.getByText(text).querySelector("i")?.style.getPropertyValue("--v");

test("draws both bars on the scale of the longer one", () => {
  const { container } = render(
    <SuccessCard title="B2B SaaS" headline="6.2x" initial={{ value: 4, text: "4.0x" }} final={final} facts={facts} />,
  );
  expect(barOf("4.0x")).toBe("4");
  expect(barOf("6.2x ARR")).toBe("6.2");
  expect(container.querySelector<HTMLElement>("dl")?.style.getPropertyValue("--max")).toBe("6.2");
});

test("has one bar without a first bid, and none without a multiple", () => {
  const { rerender } = render(<SuccessCard title="Dental" headline="$18M" final={final} facts={facts} />);
  expect(screen.queryByText("Initial")).toBeNull();
  expect(screen.getByText("Final")).toBeTruthy();
  rerender(<SuccessCard title="Dental" headline="$18M" facts={facts} />);
  expect(screen.queryByText("Final")).toBeNull();
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { IndustryProof } from "./proof.tsx";

afterEach(cleanup);

const items = [
  { figure: { value: "1.2–1.8x", noun: "revenue" }, text: "Where collections recur." },
  { figure: { value: "75%", noun: "cash at close" }, text: "The rest is paid later." },
  { figure: { value: "21", noun: "days to offers" }, text: "From the first call." },
];

test("names every figure with its noun, the first one largest", () => {
  const { container } = render(<IndustryProof kind="proof" title="Measured." items={items} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "1.2–1.8x revenue",
    "75% cash at close",
    "21 days to offers",
  ]);
  const leading = container.querySelector<HTMLElement>("h3 > [style]");
  expect(leading?.style.getPropertyValue("--chars")).toBe("8");
});

test("is on an engraved green background by default", () => {
  const { container, rerender } = render(<IndustryProof kind="proof" title="Measured." items={items} />);
  expect(container.querySelector(".on-pine use[href*=seal]")).toBeTruthy();
  rerender(<IndustryProof kind="proof" title="Measured." items={items} ground="ease" />);
  expect(container.querySelector("use[href*=seal]")).toBeNull();
});

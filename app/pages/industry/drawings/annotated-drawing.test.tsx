import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { industryPages } from "#content/industry-pages.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { IndustryAnnotatedDrawing } from "./annotated-drawing.tsx";

const section: SectionOf<"annotatedDrawing"> = {
  kind: "annotatedDrawing",
  title: "What one drawing says",
  drawing: "cohorts",
  alt: "A sentence for those who cannot see the drawing.",
  note: "Illustrative company",
  captions: ["one", "two", "three", "four", "five"].map((title) => ({
    title,
    text: "What the place of this number means to a buyer.",
  })),
};

describe.each(["cohorts", "arch", "machines", "seasons"] as const)("%s", (drawing) => {
  test.each([3, 5])("connects %i captions to as many places in the drawing", (count) => {
    const { container } = render(
      <IndustryAnnotatedDrawing {...section} drawing={drawing} captions={section.captions.slice(0, count)} />,
    );
    const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
    const picture = screen.getByLabelText(section.alt);
    expect(picture.getAttribute("role")).toBe("img");
    const keys = [...picture.querySelectorAll<HTMLElement>("[style]:has(> [data-part=key-number])")];
    expect(keys.map(({ textContent }) => textContent)).toEqual(numbers);
    for (const { style } of keys) {
      for (const axis of ["--x", "--y"]) {
        expect(Number(style.getPropertyValue(axis))).toBeGreaterThan(0);
        expect(Number(style.getPropertyValue(axis))).toBeLessThan(100);
      }
    }
    expect(new Set(keys.map(({ style }) => style.cssText)).size).toBe(count);
    expect(container.querySelector("figcaption")?.textContent).toContain(section.note);
    const captions = [...container.querySelectorAll("h3")];
    expect(
      captions.map((heading) => heading.closest("li")?.querySelector("[data-part=key-number]")?.textContent),
    ).toEqual(numbers);
  });
});

test("every page with an annotated drawing says that it is an illustration", () => {
  const notes = industryPages.flatMap(({ sections }) =>
    sections.flatMap((each) => (each.kind === "annotatedDrawing" ? [each.note] : [])),
  );
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toContain("Illustrative");
});

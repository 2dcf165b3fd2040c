import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { IndustryChecklist } from "./checklist.tsx";
import { IndustryRoadmap } from "./roadmap.tsx";

afterEach(cleanup);

const items = Array.from({ length: 8 }, (_, index) => ({
  title: `Piece of work ${index + 1}`,
  note: `What is done in piece ${index + 1}`,
}));
const statuses = "Complete Complete Complete In Progress In Progress Pending Pending Pending";
const legend = ["Complete", "In Progress", "Pending"];
const all = /^(Complete|In Progress|Pending)$/;

const statusesOf = (work: HTMLElement) => within(work).getAllByText(all);
const work = () => {
  const lists = [...document.querySelectorAll<HTMLElement>("ol, ul")];
  const found = lists.find((list) => list.querySelectorAll("h3").length === 8);
  if (!found) throw new Error("No list of eight");
  return found;
};

describe.each(["list", "tiles"] as const)("a checklist as %s", (layout) => {
  const section: SectionOf<"checklist"> = { kind: "checklist", title: "Ready to be read?", layout, items };

  test("gives each of the eight items a status by number, and a legend", () => {
    render(<IndustryChecklist {...section} />);
    expect(
      statusesOf(work())
        .map((status) => status.textContent)
        .join(" "),
    ).toBe(statuses);
    const words = screen.getAllByText(all).filter((word) => !work().contains(word));
    expect(words.map((word) => word.textContent)).toEqual(legend);
  });

  test("numbers them and heads each with its title", () => {
    render(<IndustryChecklist {...section} />);
    const rows = [...work().children];
    expect(rows.map((row) => row.querySelector(".figure")?.textContent)).toEqual([..."12345678"]);
    expect(rows.map((row) => row.querySelector("h3")?.textContent)).toEqual(items.map(({ title }) => title));
  });
});

test("a list counts the complete items", () => {
  const { container } = render(
    <IndustryChecklist kind="checklist" title="Ready to be read?" layout="list" items={items} />,
  );
  expect(screen.getByText("3 of 8")).toBeTruthy();
  const cells = [...container.querySelectorAll<HTMLElement>("i[data-status]")].map(({ dataset }) => dataset["status"]);
  expect(cells).toEqual([...Array(3).fill("complete"), ...Array(2).fill("progress"), ...Array(3).fill("pending")]);
});

test.each([
  [undefined, "on-pine", "on-paper"],
  ["ease", "on-pine", "on-paper"],
  ["pine", "on-paper", "on-pine"],
] as const)("on %s, complete items look different from pending ones", (ground, complete, pending) => {
  const { container } = render(
    <IndustryChecklist kind="checklist" title="Ready to be read?" layout="tiles" ground={ground} items={items} />,
  );
  expect(container.querySelector('li[data-status="complete"]')?.classList).toContain(complete);
  expect(container.querySelector('li[data-status="pending"]')?.classList).toContain(pending);
});

describe("a roadmap", () => {
  const weeks = [
    [1, 2],
    [1, 2],
    [2, 3],
    [3, 5],
    [3, 6],
    [5, 7],
    [7, 9],
    [8, 10],
  ] as const;
  const section: SectionOf<"roadmap"> = {
    kind: "roadmap",
    title: "Eight workstreams, ten weeks.",
    weeks: 10,
    today: 3.8,
    items: items.map((item, index) => {
      const [first, last] = weeks[index] ?? [1, 1];
      return { ...item, weeks: [first, last] };
    }),
    phases: [
      { title: "Prepare", weeks: [1, 2] },
      { title: "Prove", weeks: [3, 6] },
      { title: "Run the auction", weeks: [7, 10] },
    ],
  };

  test("shows weeks and status of each row once", () => {
    render(<IndustryRoadmap {...section} />);
    const rows = [...work().children].map((row) => {
      const spoken = row.cloneNode(true) as HTMLElement;
      for (const silent of spoken.querySelectorAll("[aria-hidden=true]")) silent.remove();
      return spoken.textContent;
    });
    expect(rows[0]).toBe("1Piece of work 1What is done in piece 1Weeks 1 to 2, Complete");
    expect(rows[4]).toBe("5Piece of work 5What is done in piece 5Weeks 3 to 6, In Progress");
    expect(rows[7]).toBe("8Piece of work 8What is done in piece 8Weeks 8 to 10, Pending");
  });

  test("names the phases over their weeks", () => {
    const { container } = render(<IndustryRoadmap {...section} />);
    const phases = [...container.querySelectorAll<HTMLElement>("ol > li")];
    expect(phases.map((phase) => phase.textContent)).toEqual([
      "PrepareWeeks 1–2",
      "ProveWeeks 3–6",
      "Run the auctionWeeks 7–10",
    ]);
    expect(phases.map((phase) => [phase.style.getPropertyValue("--a"), phase.style.getPropertyValue("--b")])).toEqual([
      ["0", "20"],
      ["20", "60"],
      ["60", "100"],
    ]);
  });

  test("has no phase header where there are no phases", () => {
    const { phases: _, ...without } = section;
    const { container } = render(<IndustryRoadmap {...without} />);
    expect(container.querySelector("ol")).toBeNull();
  });
});

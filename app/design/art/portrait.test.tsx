import { portraitTiles } from "virtual:portrait-tiles";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { people } from "#content/people.ts";
import { Portrait } from "./portrait.tsx";
import { PortraitTile } from "./portrait-tile.tsx";

afterEach(cleanup);

const [founder] = people;

const hrefOf = (name: string) => screen.getByRole("img", { name }).querySelector("use")?.getAttribute("href");

describe("a portrait", () => {
  test("sets the initials as text over the person's drawing", () => {
    render(<Portrait name={founder.name} />);
    expect(hrefOf(`Engraved monogram of ${founder.name}`)).toMatch(new RegExp(`/${founder.id}\\.svg\\b.*#portrait$`));
    expect(screen.getByText(founder.initials)).toBeTruthy();
  });

  test("is one ring when small", () => {
    render(<Portrait name={founder.name} size="small" />);
    expect(hrefOf(`Engraved monogram of ${founder.name}`)).toMatch(/\/ring-\d\d\.svg\b.*#portrait$/);
  });

  test("works for people outside the firm", () => {
    render(<Portrait name="Ana de la Cruz" />);
    expect(hrefOf("Engraved monogram of Ana de la Cruz")).toMatch(/\/ring-\d\d\.svg\b.*#portrait$/);
    expect(screen.getByText("AC")).toBeTruthy();
  });

  test("prefers the given initials", () => {
    render(<Portrait name="Managing director, consumer services fund" initials="KP" />);
    expect(screen.getByText("KP")).toBeTruthy();
  });
});

describe("a tile of the wall", () => {
  test.each(Object.entries(portraitTiles))(
    "carries the family and the initials of %s",
    (name, { family, initials }) => {
      const { container } = render(<PortraitTile name={name} />);
      expect(container.querySelector(`[data-family="${family}"]`)).not.toBeNull();
      expect(screen.getByText(initials)).toBeTruthy();
    },
  );

  test("fails with a message when a person has no drawing", () => {
    expect(() => render(<PortraitTile name="Nobody Known" />)).toThrow("content/people.ts");
  });
});

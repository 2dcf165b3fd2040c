import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Icon, iconNames } from "./icon.tsx";

const drawn = readFileSync("app/design/ui/icons.svg", "utf8");

it("has an outline for each name, and a name for each outline", () => {
  const ids = [...drawn.matchAll(/<path id="([^"]+)" d="M[^"]+"\/>/g)].map(([, id]) => id);
  expect(ids).toEqual([...iconNames]);
});

it("shows the outline of its name", () => {
  const { container } = render(<Icon name="check" size="s" />);
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/icons\.svg.*#check$/);
});

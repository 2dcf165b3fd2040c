import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Rating } from "./rating.tsx";

afterEach(cleanup);

test("says how many stars of how many", () => {
  render(<Rating value={4} />);
  const rating = screen.getByRole("img", { name: "Rated 4 of 5" });
  expect(rating.querySelectorAll("svg")).toHaveLength(5);
  expect(rating.querySelectorAll("svg[class]")).toHaveLength(1);
});

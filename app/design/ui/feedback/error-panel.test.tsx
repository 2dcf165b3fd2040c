import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ErrorPanel } from "./error-panel.tsx";

afterEach(cleanup);

test("focuses its heading where it replaces a screen", () => {
  render(<ErrorPanel heading="h1" focusOnMount title="Oops! Something went wrong" text="No data was lost." />);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

test("leaves the focus alone otherwise", () => {
  render(<ErrorPanel title="Oops! Something went wrong" text="No data was lost." />);
  expect(document.activeElement).toBe(document.body);
});

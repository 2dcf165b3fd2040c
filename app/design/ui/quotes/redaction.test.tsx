import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as styles from "./redaction.module.css";
import { Redacted, Unredacted } from "./redaction.tsx";

afterEach(cleanup);

test("a bar has the reason and not the hidden words", () => {
  render(<Redacted reason="Buyer’s name, withheld" length={8} />);
  const bar = screen.getByText("[Buyer’s name, withheld]").parentElement;
  expect(bar?.style.getPropertyValue("--length")).toBe("8em");
});

test("a lifted bar shows the words", () => {
  render(<Unredacted>a family office</Unredacted>);
  expect(screen.getByText("a family office").className).toContain(styles.lifted);
});

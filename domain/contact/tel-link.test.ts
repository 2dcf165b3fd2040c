import { expect, test } from "vitest";
import { telLink } from "./tel-link.ts";

test.each([
  ["(614) 555-0142 ext. 4", "tel:+16145550142"],
  ["+44 (0)20 7946 0958", "tel:+442079460958"],
  ["+49 30 901820", "tel:+4930901820"],
  ["030 901820", "tel:030901820"],
  ["0049 30 901820 x12", "tel:004930901820"],
  ["0049 30 901820 #12", "tel:004930901820"],
  ["javascript:alert(1)", undefined],
  ["12345", undefined],
  ["", undefined],
])("%j dials %s", (typed, link) => {
  expect(telLink(typed)).toBe(link);
});

import { expect, test } from "vitest";
import type { ApiTokenView } from "#domain/api/api-token.ts";
import { madeText, scopeWords } from "./api-tokens.ts";

const token: ApiTokenView = {
  id: "a",
  name: "Warehouse",
  scopes: ["leads:read"],
  madeBy: "Daniel Mercer",
  hasMakerLeft: false,
  madeAt: Date.UTC(2026, 10, 3, 18),
};
const now = Date.UTC(2026, 10, 17, 18);

test("a token whose maker has left says so", () => {
  expect(madeText(token, now)).toBe("Made by Daniel Mercer on Nov 3");
  const left = { ...token, hasMakerLeft: true };
  expect(madeText(left, now)).toBe("Made by Daniel Mercer, who has left, on Nov 3");
  expect(madeText({ ...left, madeBy: "" }, now)).toBe("Made by a former colleague on Nov 3");
});

test("each scope that gives ids of leads warns of what they open", () => {
  for (const scope of ["leads:read", "events:read"] as const)
    expect(scopeWords[scope].detail).toContain("ids open the private pages, where a lead can be deleted.");
});

import { expect, test } from "vitest";
import { pageIdOf } from "./page-of-path.ts";
import { pages } from "./registry.ts";

const id = "3f1c9a52-0000-4000-8000-000000000000";

test.each(pages.flatMap((page) => [page.path, ...(page.alsoAt ?? [])].map((path) => [path, page.id] as const)))(
  "%s is %s",
  (path, page) => {
    expect(pageIdOf(path.replace(/:\w+/, id))).toBe(page);
  },
);

test.each(["/nothing", "/valuation/", `/valuation/result/${id}/more`, "/valuation/result/", "//", ""])(
  "%j is no page",
  (path) => {
    expect(pageIdOf(path)).toBeUndefined();
  },
);

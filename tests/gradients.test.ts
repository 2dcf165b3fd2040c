import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What the three engines paint alike. Each rule prevents a defect that was seen in Firefox or WebKit. */
const sheets = globSync("app/**/*.css").map((file) => [file, readFileSync(file, "utf8")] as const);

function repeatingGradients(css: string): readonly string[] {
  return [...css.matchAll(/repeating-linear-gradient\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].map(
    ([, inside = ""]) => inside,
  );
}

it("reads gradients with functions in them", () => {
  const [found] = repeatingGradients(
    "a { background: repeating-linear-gradient(90deg, var(--a) 0 calc(100% / var(--n))) 0 0; }",
  );
  expect(found).toBe("90deg, var(--a) 0 calc(100% / var(--n))");
});

it.each(sheets)("%s has no repeating gradient that WebKit or Firefox paints wrong", (_file, css) => {
  for (const gradient of repeatingGradients(css)) {
    expect(gradient, "WebKit loses slanted lines: use the class hatch").not.toMatch(/^\s*(?:45|135|225|315)deg/);
    expect(gradient, "Firefox fills the box: mix the color beforehand").not.toContain("color-mix(");
    const period = /(\d+(?:\.\d+)?)%\s*$/.exec(gradient)?.[1];
    if (period !== undefined) expect(Number(period), "WebKit loses lines beyond 30 repeats").toBeGreaterThan(3.3);
  }
});

it("each serif step of the type scale names its optical size", () => {
  const css = readFileSync("app/design/styles/type.css", "utf8");
  for (const step of ["display-1", "display-2", "title-1", "title-2", "title-3"])
    expect(css.match(new RegExp(`\\.${step} \\{\\s*--opsz: \\d+;`, "g"))).toHaveLength(2);
});

it("an underline that wraps is drawn on each line", () => {
  expect(readFileSync("app/design/ui/quotes/redaction.module.css", "utf8")).toMatch(
    /\.lifted \{[^}]*[^-]box-decoration-break: clone/,
  );
});

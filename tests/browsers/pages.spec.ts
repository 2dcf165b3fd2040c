import { pages, pathOf } from "#content/registry/registry.ts";
import { pageFaults } from "./page-faults.ts";
import { expect, screens, test } from "./test.ts";
import { keys } from "./visitor.ts";

const paths = pages.map(({ path }) => path).filter((path) => !path.includes(":"));
const [wide, small] = screens;

test("every page arrives whole at 1440 and 390 px, and the menu leads on by keyboard", async ({
  tab,
  visitor,
  origin,
}) => {
  const faults: Record<string, readonly string[]> = {};
  const look = async (path: string, { width, height }: (typeof screens)[number]) => {
    await tab.resize(width, height);
    const found = [...(await tab.run(pageFaults)), ...(await tab.takeProblems())];
    if (found.length > 0) faults[`${path} at ${width} px`] = found;
  };
  for (const [index, path] of paths.entries()) {
    await visitor.visit(origin + path);
    await visitor.isAt(path);
    // The window stays as it is for the next page, so that half of the pages arrive at each width.
    for (const screen of index % 2 === 0 ? [wide, small] : [small, wide]) await look(path, screen);
  }
  expect(faults).toEqual({});

  await tab.resize(small.width, small.height);
  await visitor.visit(origin + pathOf("contact"));
  await visitor.tabTo("Menu");
  await visitor.type(keys.enter);
  await visitor.tabTo("Process");
  await visitor.type(keys.enter);
  await visitor.isAt(pathOf("process"));
  await tab.back();
  await visitor.isAt(pathOf("contact"));

  await tab.resize(wide.width, wide.height);
  await visitor.visit(origin + pathOf("contact"));
  await visitor.tabTo("HVAC");
  await visitor.type(keys.enter);
  await visitor.isAt("/hvac-home-services-mna-advisor");
  await tab.back();
  await visitor.isAt(pathOf("contact"));
});

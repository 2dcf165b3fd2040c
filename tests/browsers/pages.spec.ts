import { pages, pathOf } from "#content/registry.ts";
import { pageFaults } from "./page-faults.ts";
import { expect, screens, test } from "./test.ts";
import { keys } from "./visitor.ts";

const paths = pages.map(({ path }) => path).filter((path) => !path.includes(":"));

for (const { width, height } of screens)
  test(`every page arrives whole at ${width} px, and the menu leads on by keyboard`, async ({
    tab,
    visitor,
    origin,
  }) => {
    await tab.resize(width, height);
    const faults: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await visitor.visit(origin + path);
      await visitor.isAt(path);
      const found = [...(await tab.run(pageFaults)), ...(await tab.takeProblems())];
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});

    await visitor.visit(origin + pathOf("contact"));
    if (width === 390) {
      await visitor.tabTo("Menu");
      await visitor.type(keys.enter);
      await visitor.tabTo("Process");
      await visitor.type(keys.enter);
      await visitor.isAt(pathOf("process"));
    } else {
      await visitor.tabTo("HVAC");
      await visitor.type(keys.enter);
      await visitor.isAt("/hvac-home-services-mna-advisor");
    }
    await tab.back();
    await visitor.isAt(pathOf("contact"));
  });

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "../../app/desk/routes.ts";
import { dataAddress, screenAddresses } from "./desk-screens.ts";

type Route = { readonly file: string; readonly children?: readonly Route[] };

/** Screens before the desk read one account at most; all others are below the layout. */
const layout = (routes as readonly Route[]).find(({ file }) => file === "shell/signed-in.tsx");

test("every route of the desk that loads something is measured", () => {
  const all = layout ? [layout, ...(layout.children ?? [])] : [];
  const loading = all
    .map(({ file }) => file)
    .filter((file) => /export (async )?function loader\b/.test(readFileSync(`app/desk/${file}`, "utf8")));
  expect(loading.length).toBeGreaterThan(5);
  expect(Object.keys(screenAddresses).toSorted()).toEqual(loading.toSorted());
});

test.each([
  ["", "/desk.data"],
  ["/leads?q=a", "/desk/leads.data?q=a"],
  ["/changes", "/desk/changes"],
])("the data of %j", (screen, address) => expect(dataAddress(screen)).toBe(address));

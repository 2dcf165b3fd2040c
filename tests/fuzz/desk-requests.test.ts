import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { leadIntents } from "#app/desk/lead/actions/run-lead-form.ts";
import deskRoutes from "#app/desk/routes.ts";
import { settingsForms } from "#app/desk/settings/run-settings-form.ts";
import { seededRandom } from "#tests/support/random.ts";
import { asData, deskRequests } from "./desk-requests.ts";

const names = Object.keys(deskRequests);
const isAttacked = (name: string) => names.some((each) => each === name || each.startsWith(`${name} `));

type Screen = { readonly path: string; readonly file: string };

function screensIn(routes: readonly RouteConfigEntry[], parent = "/desk"): readonly Screen[] {
  return routes.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children.length > 0 ? screensIn(children, own) : [{ path: own, file }];
  });
}

const has = ({ file }: Screen, exported: RegExp) => exported.test(readFileSync(join("app/desk", file), "utf8"));
const isShown = /^export (default|((async )?function|const) loader)\b/m;
const takesForms = /^export ((async )?function|const) action\b/m;

test("every screen of the desk and every form that one takes is among those that are attacked", () => {
  const screens = screensIn(deskRoutes);
  expect(screens.length).toBeGreaterThan(15);
  const wanted = screens.flatMap((screen) => [
    ...(has(screen, isShown) ? [`GET ${screen.path}`] : []),
    ...(has(screen, takesForms) ? [`POST ${screen.path}`] : []),
  ]);
  expect(wanted.filter((name) => name.startsWith("POST ")).length).toBeGreaterThan(10);
  expect(wanted.filter((name) => !isAttacked(name))).toEqual([]);
});

test("every form of the settings and of a lead is among those that are attacked", () => {
  const wanted = [
    ...Object.keys(settingsForms).map((form) => `POST /desk/settings ${form}`),
    ...leadIntents.map((intent) => `POST /desk/leads/:id ${intent}`),
  ];
  expect(wanted.filter((name) => !isAttacked(name))).toEqual([]);
});

test("a request is about the given lead; as data it has the address that the script asks for", () => {
  const subjects = { lead: "a", twin: "b", message: "c", company: "d", colleague: "e", webhook: "f" };
  const made = deskRequests["POST /desk/leads/:id change stage"]?.(seededRandom(1), { subjects: [subjects] });
  expect(made).toEqual({
    method: "POST",
    target: "/desk/leads/a",
    body: { kind: "form", text: "intent=change&field=stage&to=tried" },
    session: "working",
  });
  expect(asData({ method: "GET", target: "/desk?a=b" }).target).toBe("/desk.data?a=b");
});

import { expect, test } from "vitest";
import embedRoutes from "#app/embed/routes.ts";
import { pages } from "#content/registry/registry.ts";
import { seededRandom } from "#tests/support/random.ts";
import { renderedPages } from "./rendered-pages.ts";

const around = { knownIds: ["known"] as const, reportId: "known", ownerSite: "", webhookSecret: "" };

test("every page that is rendered for a request is among those that are attacked, the partners' frame too", () => {
  const wanted = [
    ...pages.filter(({ rendering }) => rendering === "server").map(({ path }) => path),
    ...embedRoutes.map(({ path }) => `/${path}`),
  ];
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((path) => !(`GET ${path}` in renderedPages))).toEqual([]);
});

test("no address keeps a placeholder", () => {
  for (const make of Object.values(renderedPages)) expect(make(seededRandom(1), around).target).not.toContain(":");
});

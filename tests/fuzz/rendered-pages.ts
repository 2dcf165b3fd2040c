import { pages, pathOf } from "#content/registry/registry.ts";
import { privateMark } from "./marks.ts";
import type { Maker } from "./valid-requests.ts";

/** What the addresses of some pages say behind the question mark. */
const queries: Readonly<Record<string, string>> = {
  [pathOf("search")]: "?q=fee",
  [pathOf("valuationSuccess")]: "?session_id=cs_test_1",
  [pathOf("valuationUpgrade")]: "?package=professional",
};

const partnerKey = "harbor-bank-1a2b";
/** A partner site as the store holds it while its frame is attacked. */
export const attackedPartner = {
  key: partnerKey,
  name: "Harbor Bank",
  origins: ["https://harborbank.example"],
  color: "#123456",
  isOn: true,
} as const;

const rendered = pages.filter(({ rendering }) => rendering === "server").map(({ path }) => path);

/** Everything that is rendered for a request: pages, the frame on partners' sites, and what is not there. */
export const renderedPages: Readonly<Record<string, Maker>> = Object.fromEntries(
  [...rendered, "/embed/:partner", "/no-such-page"].map((path): [string, Maker] => [
    `GET ${path}`,
    (_random, { reportId }) => ({
      method: "GET",
      target:
        path.replace(":valuationId", reportId).replace(":token", privateMark).replace(":partner", partnerKey) +
        (queries[path] ?? ""),
    }),
  ]),
);

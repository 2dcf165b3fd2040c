import { describe, expect, it } from "vitest";
import { addPrivateLinkRequest, type PrivateLinkRequest, privateLinkLimit } from "./private-link-requests.ts";

const noon = Date.UTC(2025, 10, 3, 12);
const mail = (asked: string, at = noon, to = "a@b.example"): PrivateLinkRequest => ({ to, asked, at });
const day = privateLinkLimit.withinMs;

describe("addPrivateLinkRequest", () => {
  it.each<[string, PrivateLinkRequest[], PrivateLinkRequest, string]>([
    ["the first", [], mail("1"), "new"],
    ["the first sent again", [mail("1")], mail("1", noon + 5), "repeat"],
    ["the first sent again days later", [mail("1")], mail("1", noon + 9 * day), "repeat"],
    ["another request", [mail("1")], mail("2"), "new"],
    ["the same moment to another address", [mail("1")], mail("1", noon, "c@d.example"), "new"],
    ["the third in a day", [mail("1"), mail("2")], mail("3", noon + day - 1), "new"],
    ["the fourth in a day", [mail("1"), mail("2"), mail("3")], mail("4", noon + day - 1), "limited"],
    ["the fourth to another address", [mail("1"), mail("2"), mail("3")], mail("4", noon, "c@d.example"), "limited"],
    ["the fourth once the first is a day old", [mail("1"), mail("2"), mail("3")], mail("4", noon + day), "new"],
    ["a repeat when there were many", [mail("1"), mail("2"), mail("3")], mail("2"), "repeat"],
  ])("answers %s", (_, earlier, ask, outcome) => {
    const answer = addPrivateLinkRequest(earlier, ask);
    expect(answer.outcome).toBe(outcome);
    expect(answer.requests).toEqual(outcome === "new" ? [...earlier, ask] : earlier);
  });

  it("keeps the last twenty", () => {
    const earlier = Array.from({ length: 20 }, (_, index) => mail(String(index), noon + index * day));
    const { requests } = addPrivateLinkRequest(earlier, mail("20", noon + 20 * day));
    expect(requests.map(({ asked }) => asked)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  });
});

import { expect, test } from "vitest";
import { decodable } from "./decodable.ts";

test.each(["/", "/about/team", "/search?q=%", "/caf%C3%A9", "/a%2Fb"])("%s is left as it is", (path) => {
  const request = new Request(`https://firm.example${path}`);
  expect(decodable(request)).toBe(request);
});

test.each(["/valuation/result/secret%", "/a%zz", "/%c0%80", "/%u002e", "/%ed%a0%80?q=1"])(
  "%s becomes an address that can be decoded and is no page",
  (path) => {
    const { pathname, search } = new URL(decodable(new Request(`https://firm.example${path}`)).url);
    expect(decodeURIComponent(pathname)).toBe(`/${path.split("?")[0]}`);
    expect(pathname.lastIndexOf("/")).toBe(0);
    expect(search).toBe(path.includes("?") ? "?q=1" : "");
  },
);

test("the body is dropped", () => {
  const posted = decodable(new Request("https://firm.example/a%", { method: "POST", body: "x" }));
  expect([posted.method, posted.body]).toEqual(["GET", null]);
  expect(decodable(new Request("https://firm.example/a%", { method: "HEAD" })).method).toBe("HEAD");
});

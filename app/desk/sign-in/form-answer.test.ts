import { expect, it } from "vitest";
import { deskTarget } from "./form-answer.ts";

const site = "https://firm.example";

it.each([
  ["/desk/leads?stage=new&q=a%20b", "/leads?stage=new&q=a%20b"],
  ["/desk/leads/7f0c", "/leads/7f0c"],
  ["", "/"],
  ["/desk", "/"],
  ["/about", "/"],
  ["https://evil.example/desk/x", "/"],
  ["//evil.example/desk/x", "/"],
  ["/desk//evil.example", "/"],
  ["/desk/\\evil.example", "/"],
  ["/desk/\\/evil.example", "/"],
  ["/desk/a/../..//evil.example", "/"],
  ["/desk/a/..\\\\evil.example", "/"],
  ["/desk/\u6f22", "/"],
  ["/desk/\r\nX-Header: 1", "/X-Header:%201"],
])("after signing in, %s leads to %s", (to, target) => {
  expect(deskTarget(new Request(`${site}/desk/sign-in?${new URLSearchParams({ to })}`))).toBe(target);
});

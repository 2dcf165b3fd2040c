import { expect, it } from "vitest";
import { readForm } from "#app/desk/read-form.ts";
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

const posted = (body: string, type: string) =>
  readForm(new Request(site, { method: "POST", body, headers: { "Content-Type": type } }));

it("reads a form", async () => {
  expect((await posted("a=1", "application/x-www-form-urlencoded")).get("a")).toBe("1");
});

it.each([
  ["text/plain", "a=1"],
  ["application/json", "{}"],
  ["multipart/form-data; boundary=x", "--y broken"],
])("answers 400 to %s that is no form", async (type, body) => {
  const answer = await posted(body, type).catch((error: unknown) => error);
  expect(answer instanceof Response && answer.status).toBe(400);
});

it("answers 405 to another method", async () => {
  const answer = await readForm(new Request(site, { method: "DELETE" })).catch((error: unknown) => error);
  expect(answer instanceof Response && answer.status).toBe(405);
});

import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type Desk, deskContext } from "#app/desk/desk-context.ts";
import { action as turnMailOff } from "#app/desk/mail-off/route.tsx";
import { action as signOut } from "#app/desk/sign-in/sign-out-route.ts";
import { mostFields, readForm } from "./read-form.ts";

const forms = { "/desk/email-off?token=a": turnMailOff, "/desk/sign-out": signOut } as const;

function send(path: keyof typeof forms, init: RequestInit) {
  const done = vi.fn(async () => ({ cookies: [] }));
  const context = new RouterContextProvider();
  context.set(deskContext, { mailOff: { turnOff: done }, access: { signOut: done } } as unknown as Desk);
  const request = new Request(`https://firm.example${path}`, init);
  const given = { context, request, params: {} } as unknown as ActionFunctionArgs;
  return { done, answer: Promise.resolve(forms[path](given)).catch((thrown: unknown) => thrown) };
}

const paths = Object.keys(forms) as readonly (keyof typeof forms)[];

test.each(paths)("%s changes something for a form that was posted", async (path) => {
  const { done, answer } = send(path, { method: "POST", body: new URLSearchParams() });
  await answer;
  expect(done).toHaveBeenCalledOnce();
});

test.each(paths.flatMap((path) => ["PUT", "PATCH", "DELETE"].map((method) => [path, method] as const)))(
  "%s changes nothing for %s",
  async (path, method) => {
    const { done, answer } = send(path, { method, body: new URLSearchParams() });
    expect(await answer).toMatchObject({ status: 405 });
    expect(done).not.toHaveBeenCalled();
  },
);

test.each(paths)("%s changes nothing for a body that is no form", async (path) => {
  const { done, answer } = send(path, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
  expect(await answer).toMatchObject({ status: 400 });
  expect(done).not.toHaveBeenCalled();
});

test.each(paths)("%s changes nothing for more fields than any form has", async (path) => {
  const body = (count: number) => new URLSearchParams(Array.from({ length: count }, () => ["a", ""]));
  const { done, answer } = send(path, { method: "POST", body: body(mostFields + 1) });
  expect(await answer).toMatchObject({ status: 400 });
  expect(done).not.toHaveBeenCalled();
  const most = send(path, { method: "POST", body: body(mostFields) });
  await most.answer;
  expect(most.done).toHaveBeenCalledOnce();
});

const posted = (body: string, type: string) =>
  readForm(new Request("https://firm.example", { method: "POST", body, headers: { "Content-Type": type } }));

test("reads a form", async () => {
  expect((await posted("a=1", "application/x-www-form-urlencoded")).get("a")).toBe("1");
});

test.each([
  ["text/plain", "a=1"],
  ["multipart/form-data; boundary=x", "--y broken"],
])("answers 400 to %s that is no form", async (type, body) => {
  expect(await posted(body, type).catch((error: unknown) => error)).toMatchObject({ status: 400 });
});

import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type Desk, deskContext } from "#app/desk/desk-context.ts";
import { action } from "./set-up-route.tsx";

const key = "otpauth://totp/desk?secret=ABC";

function send(uri: string, codes = "a b") {
  const confirmCodeSetUp = vi.fn(async () => ({ refused: "deskCodeRefused" }));
  const context = new RouterContextProvider();
  context.set(deskContext, { access: { confirmCodeSetUp } } as unknown as Desk);
  const body = new URLSearchParams({ uri, code: "123456", codes });
  const request = new Request("https://firm.example/desk/set-up", { method: "POST", body });
  const given = { context, request, params: {} } as unknown as ActionFunctionArgs;
  return { confirmCodeSetUp, answer: action(given).catch((thrown: unknown) => thrown) };
}

test("a wrong code shows the same key again", async () => {
  expect(await send(key).answer).toMatchObject({ data: { setUp: { uri: key, recoveryCodes: ["a", "b"] } } });
});

test.each([
  ["no address", "no address", "a b"],
  ["a script", "javascript:alert(1)", "a b"],
  ["another site", "https://evil.example/?secret=ABC", "a b"],
  ["a key that fits into no picture", key.padEnd(5_000, "A"), "a b"],
  ["a long list of codes", key, "a ".repeat(10_000)],
])("%s in the place of what we sent is refused", async (_name, uri, codes) => {
  const { confirmCodeSetUp, answer } = send(uri, codes);
  expect(await answer).toMatchObject({ status: 400 });
  expect(confirmCodeSetUp).not.toHaveBeenCalled();
});

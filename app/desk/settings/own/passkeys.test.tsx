import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useActionData } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { ownAccountWords } from "#content/desk/settings/own-account.ts";
import { Passkeys } from "./passkeys.tsx";

const words = ownAccountWords.passkeys;

/** The browser has passkeys, and the server answers the question for a new one with this status. */
function serverAnswers(status: number): void {
  vi.stubGlobal("PublicKeyCredential", { parseRequestOptionsFromJSON: () => ({}) });
  vi.stubGlobal("fetch", async () => new Response("{}", { status }));
}

const loaded = vi.fn(() => null);

function Screen() {
  const answer = useActionData<string>();
  return (
    <>
      <Passkeys passkeys={[]} now={0} />
      <p>{answer}</p>
    </>
  );
}

beforeEach(() => {
  loaded.mockClear();
  const router = createMemoryRouter([
    {
      path: "/",
      loader: loaded,
      action: () => new Response("Please confirm", { status: 403 }),
      element: <Screen />,
      hydrateFallbackElement: <p />,
    },
  ]);
  render(<RouterProvider router={router} />);
});

it("asks for the password first if the server wants it, and loads nothing that could replace the question", async () => {
  serverAnswers(403);
  await userEvent.click(await screen.findByRole("button", { name: words.add }));
  expect(await screen.findByText("Please confirm")).toBeTruthy();
  expect(loaded).toHaveBeenCalledOnce();
});

it("says that the passkey could not be added", async () => {
  serverAnswers(500);
  await userEvent.click(await screen.findByRole("button", { name: words.add }));
  expect(await screen.findByText(words.failed)).toBeTruthy();
});

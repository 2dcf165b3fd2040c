import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Form, RouterProvider, useActionData, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLiveChanges } from "./use-live-changes.ts";

/** What the server would answer. */
let stored = { token: "1", company: "Tidewater" };

function Screen() {
  const { token, company } = useLoaderData<typeof stored>();
  useLiveChanges(token);
  const answer = useActionData<string>();
  return (
    <Form method="post">
      <p>{company}</p>
      <p>{answer}</p>
      <button type="submit">Send</button>
    </Form>
  );
}

beforeEach(() => {
  stored = { token: "1", company: "Tidewater" };
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("shows what somebody else has changed within five seconds, without a reload", async () => {
  const asked = vi.fn(async () => new Response(stored.token));
  vi.stubGlobal("fetch", asked);
  const loaded = vi.fn(() => stored);
  const router = createMemoryRouter([
    { path: "/", loader: loaded, element: <Screen />, hydrateFallbackElement: <p /> },
  ]);
  render(<RouterProvider router={router} />);
  await pass(0);
  expect(screen.getByText("Tidewater")).toBeTruthy();
  await pass(5_000);
  expect(asked).toHaveBeenCalled();
  expect(loaded).toHaveBeenCalledOnce();
  stored = { token: "2", company: "Larkspur" };
  await pass(5_000);
  expect(screen.getByText("Larkspur")).toBeTruthy();
  // A server that does not answer, or stops within its answer, changes nothing, and the next answer counts.
  asked.mockRejectedValueOnce(new TypeError("offline"));
  asked.mockResolvedValueOnce(new Response(new ReadableStream({ start: (body) => body.error(new Error("cut off")) })));
  stored = { token: "3", company: "Mesa Ridge" };
  await pass(3_000);
  await pass(3_000);
  expect(screen.getByText("Larkspur")).toBeTruthy();
  await pass(3_000);
  expect(screen.getByText("Mesa Ridge")).toBeTruthy();
});

it("waits for the answer to a form, and loads what has changed after it", async () => {
  vi.stubGlobal("fetch", async () => new Response(stored.token));
  const loaded = vi.fn(() => stored);
  const sent = Promise.withResolvers<string>();
  const router = createMemoryRouter([
    { path: "/", loader: loaded, action: () => sent.promise, element: <Screen />, hydrateFallbackElement: <p /> },
  ]);
  render(<RouterProvider router={router} />);
  await pass(0);
  // The question whether something has changed is on its way when the form is sent.
  const latest = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => latest.promise);
  await pass(3_000);
  await act(async () => screen.getByRole("button").click());
  latest.resolve(new Response("2"));
  stored = { token: "2", company: "Larkspur" };
  await pass(10_000);
  expect(loaded).toHaveBeenCalledOnce();
  expect(router.state.revalidation).toBe("idle");
  sent.resolve("Saved");
  await pass(0);
  expect(screen.getByText("Saved")).toBeTruthy();
  expect(screen.getByText("Larkspur")).toBeTruthy();
});

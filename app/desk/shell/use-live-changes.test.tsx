import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLiveChanges } from "./use-live-changes.ts";

/** What the server would answer. */
let stored = { token: "1", company: "Tidewater" };

function Screen() {
  const { token, company } = useLoaderData<typeof stored>();
  useLiveChanges(token);
  return <p>{company}</p>;
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

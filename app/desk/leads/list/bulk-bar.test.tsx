import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { leadListWords as words } from "#content/desk/leads/leads.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { Selection } from "./use-selection.ts";

it("sets a follow-up when asked to, and not when the field is only left", () => {
  const run = vi.fn();
  const bar = (
    <BulkBar
      bulk={{ isRunning: false, said: "", run }}
      selection={{ ids: ["a"], lines: [] } as unknown as Selection}
      members={[]}
      rights={{ change: true, assign: false, redeliver: false, merge: false, export: false, remove: false }}
      query={{ filters: {} }}
      today="2026-11-17"
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: bar }])} />);
  const day = screen.getByLabelText(words.followUp);
  fireEvent.change(day, { target: { value: "2026-12-03" } });
  fireEvent.blur(day);
  expect(run).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: words.setDay }));
  expect(run.mock.calls).toEqual([["change", ["a"], { field: "followUp", to: "2026-12-03" }]]);
});

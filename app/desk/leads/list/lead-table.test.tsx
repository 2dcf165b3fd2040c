import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { leadListWords as words } from "#content/desk/leads/leads.ts";
import { LeadTable } from "./lead-table.tsx";
import type { Selection } from "./use-selection.ts";

it("has nothing selected while a search has found no rows yet", () => {
  const table = (
    <LeadTable
      query={{ filters: {} }}
      lines={[]}
      columns={[]}
      members={[]}
      today="2026-11-17"
      selection={{ ids: [], lines: [] } as unknown as Selection}
      current={undefined}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: table }])} />);
  expect(screen.getByLabelText(words.selectAll)).toHaveProperty("checked", false);
});

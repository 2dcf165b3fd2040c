import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { draftStore } from "./message-draft.ts";
import { RequestReport } from "./request-report.tsx";

const valuationId = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";

function show(company: string) {
  const onChoose = vi.fn();
  render(
    <MemoryRouter>
      <RequestReport valuationId={valuationId} company={company} chosen="professional" onChoose={onChoose} />
    </MemoryRouter>,
  );
  return onChoose;
}

describe("'Request this report'", () => {
  it("offers both editions with the chosen one selected", () => {
    const onChoose = show("Northgate Systems");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Professional" }).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Exit Readiness" }));
    expect(onChoose).toHaveBeenCalledWith("exitReadiness");
  });

  it("asks for a note only behind 'Add a note', and shows one that was begun", async () => {
    const folded = () => screen.getByLabelText(/^Anything we should know/).closest("details")?.open;
    show("Northgate Systems");
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText("Add a note")).toBeTruthy();
    expect(folded()).toBe(false);
    cleanup();
    draftStore("report").write({ messageId: crypto.randomUUID(), fields: { message: "For my accountant." } });
    show("Northgate Systems");
    await act(() => vi.dynamicImportSettled());
    expect(folded()).toBe(true);
  });

  it.each([
    ["Northgate Systems", "Northgate Systems"],
    ["Your Business", ""],
  ])("prefills the company %j as %j", async (company, filled) => {
    show(company);
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByLabelText<HTMLInputElement>(/^Company/).value).toBe(filled);
  });
});

import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { BaseLeadView } from "#app/desk/lead/base-lead-view.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import type { Draft } from "./drafts.ts";
import { TimelineSection } from "./timeline-section.tsx";

const words = leadWords.timeline;
const newId = "5d1c2e7a-90b4-4c1e-8f6a-3b2a1c0d9e8f";

afterEach(() => sessionStorage.clear());

/** A lead's timeline whose form is never answered. */
function renderTimeline() {
  const sent: FormData[] = [];
  let store: (notes: readonly Draft[]) => void = () => undefined;
  function Page() {
    const [notes, setNotes] = useState<readonly Draft[]>([]);
    store = setNotes;
    const timeline = { newId, notes, isCut: false, entries: [] };
    return (
      <TimelineSection
        view={{ timeline, draftKeys: ["anita 1"], may: { writeNote: true } } as unknown as BaseLeadView}
      />
    );
  }
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return new Promise<never>(() => undefined);
  };
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Page />, action }])} />);
  return { sent, store: (notes: readonly Draft[]) => act(() => store(notes)) };
}

it("removes a draft once its note is on the timeline, even before the form is answered", async () => {
  const { sent, store } = renderTimeline();
  const note = screen.getByLabelText(words.note);
  await userEvent.type(note, "Half a sentence");
  await userEvent.click(screen.getByRole("button", { name: words.keep }));
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ id: newId, text: "Half a sentence" });
  expect(sessionStorage).toHaveLength(1);
  store([{ id: newId, text: "Half a sentence" }]);
  expect(note).toHaveProperty("value", "");
  expect(sessionStorage).toHaveLength(0);
});

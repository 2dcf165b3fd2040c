import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { LeadView } from "#app/desk/lead/lead-view.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import { QuestionList } from "./question-list.tsx";

const [first, second] = ["0f8b6a52-7f0e-4d3f-9a55-0c7d6d3b1a10", "5d1c2e7a-90b4-4c1e-8f6a-3b2a1c0d9e8f"] as const;

type Stored = { readonly newId: string; readonly answer?: string; readonly notes: LeadView["timeline"]["notes"] };

afterEach(() => sessionStorage.clear());

/** One question, whose form is never answered. */
function renderQuestion(stored: Stored) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  let store: (stored: Stored) => void = () => undefined;
  function Page() {
    const [{ notes, ...question }, setStored] = useState(stored);
    store = setStored;
    const view = { questions: [{ text: "Why now?", number: 1, ...question }], timeline: { notes } };
    return <QuestionList view={{ ...view, draftKeys: ["anita 1"], may: { writeNote: true } } as unknown as LeadView} />;
  }
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return new Promise<never>(() => undefined);
  };
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Page />, action }])} />);
  const field = screen.getByLabelText(leadWords.questions.label(1));
  return { sent, field, store: (stored: Stored) => act(async () => store(stored)) };
}

it("saves what was typed while an earlier text was being saved", async () => {
  const { sent, field, store } = renderQuestion({ newId: first, notes: [] });
  await userEvent.type(field, "He retires");
  await userEvent.tab();
  await userEvent.type(field, " in May");
  await userEvent.tab();
  await store({ newId: second, answer: "He retires", notes: [{ id: first, text: "He retires" }] });
  expect(sent.map(({ id, text }) => [id, text])).toEqual([
    [first, "He retires"],
    [first, "He retires in May"],
    [second, "He retires in May"],
  ]);
  expect(field).toHaveProperty("value", "He retires in May");
});

it("waits with it while the field has the focus", async () => {
  const { sent, field, store } = renderQuestion({ newId: first, notes: [] });
  await userEvent.type(field, "He retires");
  await userEvent.tab();
  await userEvent.type(field, " in");
  await store({ newId: second, answer: "He retires", notes: [{ id: first, text: "He retires" }] });
  expect(sent).toHaveLength(1);
  await userEvent.tab();
  expect(sent[1]).toMatchObject({ id: second, text: "He retires in" });
});

it("saves a leftover draft once, and no answer that differs only in line ends", async () => {
  sessionStorage.setItem("desk-draft anita 1 Why now?", `${first} He retires`);
  const { sent, field, store } = renderQuestion({ newId: second, notes: [] });
  await store({ newId: second, notes: [] });
  expect(sent).toMatchObject([{ id: first, text: "He retires", question: "Why now?" }]);
  await store({ newId: second, answer: "He\r\nretires", notes: [{ id: first, text: "He retires" }] });
  // Browsers read a field with other line ends than it was given.
  fireEvent.change(field, { target: { value: "He\nretires" } });
  fireEvent.blur(field);
  expect(sent).toHaveLength(1);
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { setUpWords } from "#content/desk/sign-in.ts";
import { SecondStep } from "./second-step.tsx";

it("removes the drafts of the member who signs out instead", async () => {
  sessionStorage.setItem("desk-draft anita 1", "0f8b6a52-7f0e-4d3f-9a55-0c7d6d3b1a10 Called back");
  const routes = [
    { path: "/", element: <SecondStep /> },
    { path: "/sign-out", action: () => new Promise<never>(() => undefined) },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.click(screen.getByRole("button", { name: setUpWords.signOut }));
  expect(sessionStorage).toHaveLength(0);
});

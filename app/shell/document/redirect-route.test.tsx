import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { redirects } from "#content/registry/registry.ts";
import Redirect, { clientLoader } from "./redirect-route.tsx";

test.each(redirects)(
  "$from chosen inside the site leads to $to, and Back does not return to it",
  async ({ from, to }) => {
    const router = createMemoryRouter(
      [
        { path: "/contact", element: "the page before" },
        { path: from, loader: ({ request }) => clientLoader({ url: new URL(request.url) }), Component: Redirect },
        { path: to, element: "the page meant" },
      ],
      { initialEntries: ["/contact"] },
    );
    render(<RouterProvider router={router} />);
    await router.navigate(`${from}?x=1`);
    await screen.findByText("the page meant");
    expect(router.state.location).toMatchObject({ pathname: to, search: "?x=1" });
    await router.navigate(-1);
    await screen.findByText("the page before");
  },
);

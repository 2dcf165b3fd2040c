import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { SearchForm } from "./search-form.tsx";

it("keeps what is typed as soon as the page is shown", () => {
  const field = () => screen.getByRole<HTMLInputElement>("searchbox");
  function Page() {
    useLayoutEffect(() => {
      field().value = "cost";
    }, []);
    return <SearchForm action="/search" query="dental" label="Search" placeholder="" button="Search" />;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Page /> }])} />);
  expect(field().value).toBe("cost");
});

import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { HydrationProvider, useHydrated } from "./use-hydrated.tsx";

const seen: boolean[] = [];

function Part() {
  const hydrated = useHydrated();
  seen.push(hydrated);
  return <p>{hydrated ? "live" : "as sent"}</p>;
}

it("is false first, true after hydration, and true at once for what is mounted later", async () => {
  const page = (later: boolean) => (
    <HydrationProvider>
      <Part />
      {later && <Part />}
    </HydrationProvider>
  );
  const holder = document.createElement("div");
  holder.innerHTML = renderToString(page(false));
  expect(holder.textContent).toBe("as sent");

  seen.length = 0;
  const root = await act(async () => hydrateRoot(holder, page(false)));
  expect(seen).toEqual([false, true]);
  expect(holder.textContent).toBe("live");

  await act(async () => root.render(page(true)));
  expect(seen.slice(2)).not.toContain(false);
  expect(holder.textContent).toBe("livelive");
  await act(async () => root.unmount());
});

it("is true without a provider", () => {
  expect(render(<Part />).container.textContent).toBe("live");
});

import { cleanup, render } from "@testing-library/react";
import { useEffectEvent, useLayoutEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useOrder } from "./use-order.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("checks the status even when the button is pressed as soon as the page is shown", () => {
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal("fetch", fetch);
  function Page() {
    const { check } = useOrder({ state: "pending", number: "", sessionId: "cs_test" });
    const press = useEffectEvent(() => void check());
    useLayoutEffect(() => press(), []);
    return null;
  }
  render(<Page />);
  expect(fetch).toHaveBeenCalledOnce();
});

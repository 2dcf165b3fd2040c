import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useFreshOnReturn } from "./use-fresh-on-return.ts";

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

it("refreshes when the page is restored from the back-forward cache, and only then", () => {
  const look = vi.fn();
  const { unmount } = renderHook(() => useFreshOnReturn(look));
  show(false);
  expect(look).not.toHaveBeenCalled();
  show(true);
  expect(look).toHaveBeenCalledOnce();
  unmount();
  show(true);
  expect(look).toHaveBeenCalledOnce();
});

import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useRefreshOnPageRestore } from "./use-refresh-on-page-restore.ts";

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

it("refreshes when the page is restored from the back-forward cache, and only then", () => {
  const look = vi.fn();
  const { unmount } = renderHook(() => useRefreshOnPageRestore(look));
  show(false);
  expect(look).not.toHaveBeenCalled();
  show(true);
  expect(look).toHaveBeenCalledOnce();
  unmount();
  show(true);
  expect(look).toHaveBeenCalledOnce();
});

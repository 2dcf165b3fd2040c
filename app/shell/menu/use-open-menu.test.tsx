import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDelayMs, useOpenMenu } from "./use-open-menu.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const render = () => renderHook(() => useOpenMenu<"services" | "about">()).result;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("waits 180 ms", () => {
  expect(closeDelayMs).toBe(180);
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.closeSoon());
  wait(179);
  expect(menus.current.openId).toBe("services");
  wait(1);
  expect(menus.current.openId).toBeUndefined();
});

it("stays open for a pointer that comes back in time", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.closeSoon());
  wait(100);
  act(() => menus.current.open("services"));
  wait(1000);
  expect(menus.current.openId).toBe("services");
});

it("has one menu at a time, which leaving another does not close", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.closeSoon());
  act(() => menus.current.open("about"));
  expect(menus.current.openId).toBe("about");
  wait(1000);
  expect(menus.current.openId).toBe("about");
});

it("restarts the wait each time something leaves", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.closeSoon());
  wait(100);
  act(() => menus.current.closeSoon());
  wait(100);
  expect(menus.current.openId).toBe("services");
  wait(80);
  expect(menus.current.openId).toBeUndefined();
});

it("closes at once when told to, and cancels a pending wait", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.closeSoon());
  act(() => menus.current.close());
  expect(menus.current.openId).toBeUndefined();
  act(() => menus.current.open("about"));
  wait(1000);
  expect(menus.current.openId).toBe("about");
});

it("keeps a hovered menu open on the mouse's first click and closes it on the second", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.toggle("services", true));
  expect(menus.current.openId).toBe("services");
  act(() => menus.current.toggle("services", true));
  expect(menus.current.openId).toBeUndefined();
});

it("closes an open menu when its toggle is activated by keyboard", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.toggle("services", false));
  expect(menus.current.openId).toBeUndefined();
  act(() => menus.current.toggle("services", false));
  expect(menus.current.openId).toBe("services");
});

it("sets nothing after unmount", () => {
  const { result, unmount } = renderHook(() => useOpenMenu<"services">());
  act(() => result.current.open("services"));
  act(() => result.current.closeSoon());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

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

it("holds one menu at a time, which the leaving of another does not close", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.closeSoon());
  act(() => menus.current.open("about"));
  expect(menus.current.openId).toBe("about");
  wait(1000);
  expect(menus.current.openId).toBe("about");
});

it("starts the wait again each time something leaves", () => {
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

it("closes at once when told to, and forgets a wait under way", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.closeSoon());
  act(() => menus.current.close());
  expect(menus.current.openId).toBeUndefined();
  act(() => menus.current.open("about"));
  wait(1000);
  expect(menus.current.openId).toBe("about");
});

it("keeps a hovered menu on the mouse's first press and closes it on the second", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.toggle("services", true));
  expect(menus.current.openId).toBe("services");
  act(() => menus.current.toggle("services", true));
  expect(menus.current.openId).toBeUndefined();
});

it("does what the keyboard says: the toggle of an open menu closes it", () => {
  const menus = render();
  act(() => menus.current.open("services"));
  act(() => menus.current.toggle("services", false));
  expect(menus.current.openId).toBeUndefined();
  act(() => menus.current.toggle("services", false));
  expect(menus.current.openId).toBe("services");
});

it("sets nothing after it is gone", () => {
  const { result, unmount } = renderHook(() => useOpenMenu<"services">());
  act(() => result.current.open("services"));
  act(() => result.current.closeSoon());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

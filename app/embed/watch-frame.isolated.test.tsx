// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFrame } from "./watch-frame.ts";

const origins = ["https://harborbank.example", "https://www.harborbank.example"];
const sent = vi.fn<(message: unknown, origin: string) => void>();
let content: HTMLElement;
let height: number;
let resize: () => void;
let stop: () => void;

beforeEach(() => {
  sent.mockReset();
  height = 800;
  content = document.createElement("div");
  Object.defineProperty(content, "offsetHeight", { get: () => height });
  document.body.replaceChildren(content);
  vi.stubGlobal("parent", { postMessage: sent });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** In a browser that names the origin around a frame. */
function watch(around: string | undefined) {
  Object.defineProperty(location, "ancestorOrigins", { value: around && [around], configurable: true });
  stop = watchFrame(content, origins);
}

/** As the valuation opens one. */
function openDialog(of: { readonly height: number; readonly closedby?: string }) {
  const dialog = document.createElement("dialog");
  if (of.closedby) dialog.setAttribute("closedby", of.closedby);
  Object.defineProperties(dialog, { offsetHeight: { value: of.height }, offsetTop: { value: 24 } });
  vi.spyOn(document, "querySelector").mockImplementation((selector) => (selector === "dialog:modal" ? dialog : null));
  content.append(dialog);
  return dialog;
}

test("the page around is told the height when it changes, and only that page", () => {
  watch("https://www.harborbank.example");
  resize();
  height = 1_200;
  resize();
  expect(sent.mock.calls).toEqual([
    [{ height: 800 }, "https://www.harborbank.example"],
    [{ height: 1_200 }, "https://www.harborbank.example"],
  ]);
});

test("an origin that is not listed is told nothing", () => {
  watch("https://elsewhere.example");
  expect(sent).not.toHaveBeenCalled();
});

test("without the name of the origin around, each listed one is addressed, and never any origin", () => {
  watch(undefined);
  expect(sent.mock.calls.map(([, origin]) => origin)).toEqual(origins);
});

test("outside of a frame nothing is sent", () => {
  vi.stubGlobal("parent", window);
  watch("https://harborbank.example");
  expect(sent).not.toHaveBeenCalled();
});

test("a dialog makes the frame high enough and is shown; the progress has a height of its own", async () => {
  watch("https://harborbank.example");
  openDialog({ height: 900 });
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ height: 948, top: 0 }, "https://harborbank.example"));
  vi.restoreAllMocks();
  content.replaceChildren();
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ height: 800 }, "https://harborbank.example"));
  openDialog({ height: 5_000, closedby: "none" });
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ height: 700, top: 0 }, "https://harborbank.example"));
  vi.restoreAllMocks();
});

test("the heading of a new screen is shown, a field that the visitor enters is not", () => {
  watch("https://harborbank.example");
  const [heading, field] = [document.createElement("h1"), document.createElement("input")];
  heading.tabIndex = -1;
  heading.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
  content.append(heading, field);
  sent.mockReset();
  field.focus();
  expect(sent).not.toHaveBeenCalled();
  heading.focus();
  expect(sent.mock.calls).toEqual([[{ height: 800, top: 76 }, "https://harborbank.example"]]);
});

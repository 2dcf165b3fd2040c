import type { InputAction, Tab } from "./engines/tab.ts";

/** A busy machine is slow and not red: a passing test does not wait for it. */
const patienceMs = 60_000;
const lookEveryMs = 40;

/** WebDriver's codes of keys that write no character. */
export const keys = { tab: "\uE004", enter: "\uE007" } as const;

/** The field may hold what the visitor typed on an earlier page. */
const selectAll: readonly InputAction[] = [
  { type: "keyDown", value: "\uE009" },
  { type: "keyDown", value: "a" },
  { type: "keyUp", value: "a" },
  { type: "keyUp", value: "\uE009" },
];

declare global {
  interface Window {
    wasPressed?: boolean;
  }
}

type Point = { readonly x: number; readonly y: number };

/** Where to press an element that is shown, at rest and not covered, after scrolling to it. Runs in the page. */
async function pointOf(selector: string, name: string): Promise<Point | null> {
  const nameOf = (element: HTMLElement) => element.getAttribute("aria-label") ?? element.innerText;
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      nameOf(candidate).replace(/\s+/g, " ").includes(name) &&
      !candidate.closest("[data-opening]"),
  );
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { top: before } = element.getBoundingClientRect();
  // What comes near is laid out only now, and may move the element.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (top !== before) return null;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const onTop = document.elementFromPoint(x, y);
  if (!onTop || !element.contains(onTop)) return null;
  window.wasPressed = false;
  const noticePress = () => {
    window.wasPressed = true;
  };
  element.addEventListener("click", noticePress, { capture: true, once: true });
  return { x, y };
}

/** What a person does in a browser, whatever its engine. */
export function visitorOn(tab: Tab) {
  /** Waits for a result that is not empty. While a page is being left, scripts cannot run in it. */
  async function untilWithin<Args extends readonly unknown[], Result>(
    limitMs: number,
    what: string,
    look: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const deadline = performance.now() + limitMs;
    let last: unknown;
    while (performance.now() < deadline) {
      last = await tab.run(look, ...args).catch((error: unknown) => error);
      if (last && !(last instanceof Error)) return last as NonNullable<Awaited<Result>>;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    throw new Error(`Waited ${limitMs / 1000} s for ${what}${last instanceof Error ? `: ${last.message}` : ""}`);
  }

  const until = <Args extends readonly unknown[], Result>(
    what: string,
    look: (...args: Args) => Result,
    ...args: Args
  ) => untilWithin(patienceMs, what, look, ...args);

  async function press(selector: string, name = ""): Promise<void> {
    const { x, y } = await until(`${selector} ${name} that can be pressed`, pointOf, selector, name);
    const actions: InputAction[] = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await tab.perform([{ type: "pointer", id: "mouse", actions }]);
    // The element may have moved meanwhile; a person who misses it presses again. A page that was left has no answer.
    const wasMissed = await tab.run(() => window.wasPressed === false).catch(() => false);
    if (wasMissed) await press(selector, name);
  }

  async function type(text: string, first: readonly InputAction[] = []): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await tab.perform([{ type: "key", id: "keyboard", actions: [...first, ...actions] }]);
  }

  async function fill(selector: string, text: string): Promise<void> {
    await press(selector);
    await until(`focus in ${selector}`, (of) => document.querySelector(of)?.matches(":focus"), selector);
    await type(text, selectAll);
    await until(
      `${text} in ${selector}`,
      (of, wanted) => (document.querySelector<HTMLInputElement>(of)?.value ?? "") === wanted,
      selector,
      text,
    );
  }

  /** Tabs to the element of this name, as a person without a mouse does. */
  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await type(keys.tab);
      const isThere = await tab.run((wanted) => {
        const element = document.activeElement;
        return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").includes(wanted);
      }, name);
      if (isThere) return;
    }
    throw new Error(`40 presses of Tab did not lead to ${name}`);
  }

  const live = () => until("the page to be live", () => document.querySelector('nav[data-live="true"]') !== null);

  return {
    until,
    press,
    type,
    fill,
    tabTo,
    live,
    async visit(url: string): Promise<void> {
      await tab.open(url);
      await live();
    },
    isAt: (path: string) => until(`the address ${path}`, (wanted) => location.pathname === wanted, path),
    reads: (selector: string, text: string, limitMs = patienceMs) =>
      untilWithin(
        limitMs,
        `"${text}" in ${selector}`,
        (of, wanted) =>
          [...document.querySelectorAll<HTMLElement>(of)].some((element) =>
            element.innerText.replace(/\s+/g, " ").includes(wanted),
          ),
        selector,
        text,
      ),
  };
}

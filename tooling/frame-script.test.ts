import { Window } from "happy-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { embedWords } from "#content/partner-site/embed.ts";
import { frameScript } from "./frame-script.ts";

const firm = "https://firm.example";
let code = "";
let page: Window;

beforeAll(async () => {
  code = await frameScript();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A partner's page with the script in it, as far as the script uses a page. */
function open(partner: string | undefined) {
  page = new Window({ url: "https://harborbank.example/owners?account=17" });
  const { document } = page;
  const tag = document.createElement("script");
  tag.setAttribute("src", `${firm}/embed.js`);
  if (partner !== undefined) tag.dataset["partner"] = partner;
  document.body.append(tag);
  Object.defineProperty(document, "currentScript", { value: tag });
  const scrolled: number[] = [];
  const scrollBy = (_x: number, y: number) => void scrolled.push(y);
  const run = new Function(
    "document",
    "addEventListener",
    "setTimeout",
    "HTMLScriptElement",
    "scrollBy",
    "innerHeight",
    code,
  );
  const listeners: ((event: object) => void)[] = [];
  const listen = (_type: string, listener: (event: object) => void) => void listeners.push(listener);
  run(document, listen, setTimeout, page.HTMLScriptElement, scrollBy, 900);
  const frame = document.querySelector("iframe");
  if (!frame) throw new Error("There is no frame");
  const source = {};
  Object.defineProperty(frame, "contentWindow", { value: source });
  const send = (data: unknown, from: object = {}) => {
    for (const listener of listeners) listener({ source, origin: firm, data, ...from });
  };
  return { frame, send, scrolled, link: () => document.querySelector("a") };
}

test("the frame names the partner and nothing of the page, is titled, and is kept from everything it does not need", () => {
  const { frame } = open("harbor-bank-x7k2");
  expect(frame.src).toBe(`${firm}/embed/harbor-bank-x7k2`);
  expect(frame.title).toBe(embedWords.title);
  expect(frame.getAttribute("referrerpolicy") ?? frame.referrerPolicy).toBe("no-referrer");
  expect(frame.allow).toBe("clipboard-write");
  expect(frame.getAttribute("sandbox")?.split(" ")).not.toContain("allow-top-navigation");
  expect(code).not.toMatch(/cookie|localStorage|sessionStorage|\.referrer\b|location|innerHTML|fetch|eval/);
});

test("the frame is shown once it reports its height, at that height", () => {
  const { frame, send, scrolled } = open("harbor");
  expect(frame.style.visibility).toBe("hidden");
  send({ height: 812 });
  expect([frame.style.visibility, frame.style.height]).toEqual(["visible", "812px"]);
  send({ height: 4_000, top: 2_000 });
  expect([frame.style.height, scrolled]).toEqual(["4000px", [1_910]]);
});

test.each([
  ["another window", { height: 900 }, { source: {} }],
  ["another origin", { height: 900 }, { origin: "https://firm.example.evil.example" }],
  ["nothing", null, {}],
  ["a text", "900", {}],
  ["a text as height", { height: "900px" }, {}],
  ["no number", { height: Number.NaN }, {}],
  ["too little", { height: 99 }, {}],
  ["too much", { height: 30_001 }, {}],
  ["infinity", { height: Number.POSITIVE_INFINITY }, {}],
])("a message of %s changes nothing", (_, data, from) => {
  const { frame, send, scrolled } = open("harbor");
  send(data, from);
  expect([frame.style.visibility, frame.style.height, scrolled]).toEqual(["hidden", "640px", []]);
});

test.each([[-1], [30_001], ["0"], [Number.NaN]])("a place of %j does not move the page", (top) => {
  const { frame, send, scrolled } = open("harbor");
  send({ height: 900, top });
  expect([frame.style.height, scrolled]).toEqual(["900px", []]);
});

test("a link takes the place of a frame that does not report, until it does", () => {
  const { frame, send, link } = open("harbor");
  vi.advanceTimersByTime(7_999);
  expect(link()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(link()?.textContent).toBe(embedWords.link);
  expect(link()?.href).toBe(`${firm}/valuation?utm_source=harbor&utm_medium=partner`);
  expect(link()?.rel).toBe("noopener noreferrer");
  expect(frame.style.height).toMatch(/^0(px)?$/);
  send({ height: 900 });
  expect([link(), frame.style.visibility, frame.style.height]).toEqual([null, "visible", "900px"]);
});

test.each([
  [undefined, `${firm}/embed/`],
  ["../desk?x=1#y", `${firm}/embed/..%2Fdesk%3Fx%3D1%23y`],
])("a key of %j leads to no other page of the site", (partner, address) => {
  expect(open(partner).frame.src).toBe(address);
});

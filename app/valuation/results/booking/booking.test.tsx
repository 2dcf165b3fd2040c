import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { DetachedWindowAPI } from "happy-dom";
import { createRef } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SchedulingDetails } from "#domain/contact/scheduling-link.ts";
import { Booking } from "./booking.tsx";

const contacts = {
  schedulingUrl: "https://calendly.com/amiva/intro",
  phone: { display: "(212) 555-0142", link: "+12125550142" },
  email: "partners@amiva.example",
};

const ask = vi.fn<typeof fetch>();
let comeNear: () => void;
let margin: string | undefined;

// Frames stay pending: nothing is fetched, and each test decides when one has loaded.
const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
settings.enableIframePageLoading = true;
settings.disableIframePageLoading = false;
settings.fetch.interceptor = { beforeAsyncRequest: () => new Promise<never>(() => {}) };

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(
        callback: (entries: readonly { isIntersecting: boolean }[]) => void,
        options: { rootMargin: string },
      ) {
        comeNear = () => callback([{ isIntersecting: true }]);
        margin = options.rootMargin;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function book(given: Partial<typeof contacts> = {}, details: SchedulingDetails = {}) {
  const screenOf = (known: SchedulingDetails) => (
    <MemoryRouter>
      <Booking
        titleRef={createRef()}
        contacts={{ ...contacts, ...given }}
        details={known}
        onReset={undefined}
        onLeave={undefined}
      />
    </MemoryRouter>
  );
  const view = render(screenOf(details));
  return { learn: (known: SchedulingDetails) => view.rerender(screenOf(known)) };
}

const frame = () => document.querySelector("iframe");
const near = () => act(async () => comeNear());
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the calendar", () => {
  it("loads nothing until it is near the viewport", async () => {
    book();
    await later(60_000);
    expect(ask).not.toHaveBeenCalled();
    expect(frame()).toBeNull();
    expect(margin).toBe("600px 0px");
  });

  it("is a named frame 600 pixels high, and stays", async () => {
    book();
    await near();
    expect(frame()?.getAttribute("height")).toBe("600");
    expect(frame()?.title).toBe("Schedule a 15-minute call");
    expect(screen.getByRole("status").textContent).toBe("Loading the calendar");
    fireEvent.load(frame() as HTMLIFrameElement);
    await later(60_000);
    expect(frame()).not.toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getByRole("link", { name: /^Book a Call/ }).getAttribute("href")).toBe(contacts.schedulingUrl);
  });

  it("probes without credentials, then prefills known details", async () => {
    book({}, { company: "Northgate Systems", website: "https://northgate.example" });
    await near();
    expect(ask.mock.calls[0]?.[0]).toBe(contacts.schedulingUrl);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ mode: "no-cors", credentials: "omit" });
    expect(new URL(frame()?.src ?? "").searchParams.get("a1")).toBe("Northgate Systems, northgate.example");
  });

  it("does not reload when more becomes known", async () => {
    const { learn } = book();
    await near();
    learn({ company: "Northgate Systems" });
    expect(frame()?.src).toBe(contacts.schedulingUrl);
  });
});

describe("the phone number and a link replace the frame", () => {
  const expectFallback = () => {
    expect(frame()).toBeNull();
    expect(screen.getByText(/^The calendar did not load here/)).toBeDefined();
    const [phone, pick] = screen.getAllByRole("link").slice(1);
    expect(phone?.textContent).toBe(contacts.phone.display);
    expect(phone?.getAttribute("href")).toBe("tel:+12125550142");
    expect(pick?.textContent).toBe("Pick a time (opens in a new tab)");
    expect([pick?.getAttribute("href"), pick?.getAttribute("target")]).toEqual([contacts.schedulingUrl, "_blank"]);
  };

  it("when the probe fails", async () => {
    ask.mockRejectedValue(new TypeError("Failed to fetch"));
    book();
    await near();
    expectFallback();
  });

  it("when the probe times out", async () => {
    ask.mockReturnValue(new Promise(() => {}));
    book();
    await near();
    await later(7_999);
    expect(screen.getByRole("status")).toBeDefined();
    await later(1);
    expectFallback();
  });

  it("when the frame does not load in time", async () => {
    book();
    await near();
    expect(frame()).not.toBeNull();
    await later(8_000);
    expectFallback();
  });
});

describe("a firm without a calendar", () => {
  it("shows its phone number and email address, and no frame", async () => {
    book({ schedulingUrl: "" });
    expect(screen.queryByRole("link", { name: /Pick a time/ })).toBeNull();
    expect(screen.getByRole("link", { name: contacts.phone.display })).toBeDefined();
    expect(screen.getByRole("link", { name: contacts.email }).getAttribute("href")).toBe(`mailto:${contacts.email}`);
    expect(document.querySelector("iframe")).toBeNull();
  });
});

it("shows the three promises", () => {
  book();
  for (const promise of ["100% Confidential", "No obligation to proceed", "Expert M&A guidance"]) {
    expect(screen.getByText(promise)).toBeDefined();
  }
});

it("links to a new valuation where there is no flow to reset", () => {
  book();
  expect(screen.getByRole("link", { name: "Get Another Valuation" }).getAttribute("href")).toBe("/valuation");
});

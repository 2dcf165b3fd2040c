import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HydrationProvider } from "#app/design/ui/behavior/use-hydrated.tsx";
import { contactFormWords as words } from "#content/contact-form.ts";
import { site } from "#content/site.ts";
import { errorTable } from "#contracts/error-table.ts";
import { checkContactMessage } from "#contracts/leads/contact-message.ts";
import { ContactForm } from "./contact-form.tsx";
import { rememberContact } from "./remembered-contact.ts";
import type { MessageSubject } from "./use-contact-message.ts";

const sent = { title: "We have your message.", text: (email: string) => `A partner answers at ${email}.` };
const stored = () => Response.json({ stored: true }, { status: 201 });
const fetch = vi.fn<typeof globalThis.fetch>();
let now = 0;

beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(window, "fetch").mockImplementation(fetch);
  fetch.mockReset();
  fetch.mockImplementation(async () => stored());
});

afterEach(() => {
  vi.restoreAllMocks();
});

const form = (subject: MessageSubject = { kind: "contact" }, company?: string) => (
  <MemoryRouter>
    <ContactForm subject={subject} head={<h2>Write</h2>} company={company} sent={sent} again="Write another message" />
  </MemoryRouter>
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Waits until the lazily loaded schemas have handled the submit. */
const settled = () => act(() => vi.dynamicImportSettled());
const press = async () => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send message" })));
  await settled();
};
async function show(element: ReactElement = form()) {
  const shown = render(element);
  await settled();
  return shown;
}
const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const heading = () => screen.queryByRole("heading", { name: sent.title });

function fill() {
  type("Name", "Dana Whitfield");
  type("E-mail", "dana@northgate.example");
  type("Message", "What would you want to see?");
  now += 20_000;
}

describe("a message", () => {
  it("is sent as the contract requires; a confirmation replaces the form and gets the focus", async () => {
    await show();
    fill();
    await press();
    const [body] = bodies();
    expect(checkContactMessage(body).ok).toBe(true);
    expect(body).toMatchObject({
      kind: "contact",
      name: "Dana Whitfield",
      email: "dana@northgate.example",
      message: "What would you want to see?",
      homepage: "",
      elapsedMs: 20_000,
    });
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText("A partner answers at dana@northgate.example.")).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  it("about a report names the valuation and the edition, and needs no text", async () => {
    const valuationId = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
    await show(form({ kind: "report", valuationId, package: "exitReadiness" }));
    type("Name", "Dana Whitfield");
    type("E-mail", "dana@northgate.example");
    now += 20_000;
    await press();
    expect(bodies()).toMatchObject([{ kind: "report", valuationId, package: "exitReadiness", message: "" }]);
    expect(heading()).toBeTruthy();
  });

  it("can be followed by another of the same sender, with a new id; the focus goes to the first field", async () => {
    await show();
    fill();
    type("Phone", "212 555 0142");
    await press();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Write another message" })));
    expect(document.activeElement).toBe(field("Name"));
    await settled();
    expect(["Name", "E-mail", "Phone", "Message"].map((label) => field(label).value)).toEqual([
      "Dana Whitfield",
      "dana@northgate.example",
      "212 555 0142",
      "",
    ]);
    expect([sessionStorage, localStorage].map(({ length }) => length)).toEqual([0, 0]);
    type("Message", "One more thing.");
    now += 20_000;
    await press();
    const [first, second] = bodies();
    expect(second.messageId).not.toBe(first.messageId);
  });

  it("can be written and sent with the keyboard alone, skipping the honeypot", async () => {
    vi.mocked(performance.now).mockRestore();
    const user = userEvent.setup();
    await show();
    await user.tab();
    await user.keyboard("Dana{Tab}dana@northgate.example{Tab}{Tab}Northgate{Tab}Hello there{Tab}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send message" }));
    const honeypot = document.querySelector<HTMLInputElement>("[name=homepage]");
    expect(honeypot?.value).toBe("");
    expect(honeypot?.autocomplete).toBe("off");
    expect(honeypot?.closest("[aria-hidden=true]")).toBeTruthy();
  });

  it("carries the honeypot's value for the server to check", async () => {
    await show();
    fill();
    fireEvent.change(document.querySelector("[name=homepage]") as Element, {
      target: { value: "https://spam.example" },
    });
    await press();
    expect(bodies()).toMatchObject([{ homepage: "https://spam.example" }]);
  });

  it("is sent once, however often the button is pressed", async () => {
    const answer = Promise.withResolvers<Response>();
    fetch.mockReturnValue(answer.promise);
    await show();
    fill();
    await press();
    const button = screen.getByRole("button", { name: "Sending" });
    fireEvent.click(button);
    fireEvent.submit(field("Name").form as HTMLFormElement);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await act(async () => answer.resolve(stored()));
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe("validation errors", () => {
  it("appear under their fields, the first one gets the focus, and each clears when its field changes", async () => {
    await show();
    type("Name", "Dana");
    type("Phone", "12");
    now += 20_000;
    await press();
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "Please enter your e-mail address.",
      "Please enter a phone number with 7 to 20 digits.",
      "Please write a line about what you would like to talk about.",
      "",
    ]);
    expect(document.activeElement).toBe(field("E-mail"));
    expect(field("E-mail").getAttribute("aria-invalid")).toBe("true");
    type("E-mail", "d");
    expect(screen.queryByText("Please enter your e-mail address.")).toBeNull();
    expect(field("Phone").getAttribute("aria-invalid")).toBe("true");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("a message sent too fast for a person can be sent again", async () => {
    await show();
    fill();
    now = 1_100;
    await press();
    expect(screen.getByRole("alert").textContent).toContain(errorTable.tooQuick.message);
    now = 9_000;
    await press();
    expect(heading()).toBeTruthy();
  });
});

describe("a message that cannot be sent", () => {
  const failures: [string, () => Promise<Response>, string][] = [
    ["429", async () => Response.json({}, { status: 429 }), errorTable.tooManyMessages.message],
    ["503", async () => Response.json({}, { status: 503 }), words.failures.down],
    ["400", async () => Response.json({}, { status: 400 }), words.failures.refused],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), words.failures.down],
  ];

  it.each(failures)("for %s says so, gives the phone number, and keeps what was typed", async (_, answer, text) => {
    fetch.mockImplementationOnce(answer);
    await show();
    fill();
    await press();
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain(text);
    expect(within(alert).getByRole("link").getAttribute("href")).toBe(`tel:${site.phone.link}`);
    expect(field("Message").value).toBe("What would you want to see?");
    await press();
    expect(heading()).toBeTruthy();
    const [first, second] = bodies();
    expect(second.messageId).toBe(first.messageId);
  });

  it.each<MessageSubject>([
    { kind: "contact" },
    { kind: "report", valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11", package: "professional" },
  ])("of kind $kind scrolls the reason into view at each try and leaves the focus in its field", async (subject) => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue(undefined);
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    await show(form(subject));
    fill();
    field("Name").focus();
    for (const tries of [1, 2]) {
      await act(async () => field("Name").form?.requestSubmit());
      await settled();
      expect(scroll).toHaveBeenCalledTimes(tries);
      expect(screen.getByRole("alert").contains(scroll.mock.contexts.at(-1) as Element)).toBe(true);
      expect(document.activeElement).toBe(field("Name"));
    }
  });

  it("is still there after a reload, as the same message", async () => {
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { unmount } = await show();
    fill();
    await press();
    unmount();
    await show();
    expect(field("Name").value).toBe("Dana Whitfield");
    expect(field("Message").value).toBe("What would you want to see?");
    now += 20_000;
    await press();
    const [first, second] = bodies();
    expect(second).toMatchObject({ messageId: first.messageId, message: first.message });
  });
});

describe("known visitor details", () => {
  it("fill empty fields", async () => {
    rememberContact({ email: "dana@northgate.example", phone: "212 555 0142" }, "2025-11-03T10:00:00.000Z");
    await show(form({ kind: "contact" }, "northgate.example"));
    expect(field("E-mail").value).toBe("dana@northgate.example");
    expect(field("Phone").value).toBe("212 555 0142");
    expect(field("Company").value).toBe("northgate.example");
  });

  it("give way to a draft", async () => {
    sessionStorage.setItem(
      "message:contact",
      JSON.stringify({
        messageId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
        fields: { email: "typed@northgate.example" },
      }),
    );
    rememberContact({ email: "dana@northgate.example" }, "2025-11-03T10:00:00.000Z");
    await show();
    expect(field("E-mail").value).toBe("typed@northgate.example");
  });

  it.each(["{", "null", '{"messageId":"1","fields":{}}'])("a malformed draft %j is ignored", async (kept) => {
    sessionStorage.setItem("message:contact", kept);
    await show();
    expect(field("Name").value).toBe("");
  });

  it("keep what an earlier visit typed, whichever loads first", async () => {
    const fields = { name: "Dana Whitfield", message: "Two partners would like to retire." };
    const messageId = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
    sessionStorage.setItem("message:contact", JSON.stringify({ messageId, fields }));
    render(form());
    type("E-mail", "dana@northgate.example");
    await settled();
    expect(field("Name").value).toBe("Dana Whitfield");
    now += 20_000;
    await press();
    expect(bodies()).toMatchObject([{ ...fields, messageId, email: "dana@northgate.example" }]);
  });

  it("never replace what was typed before hydration", async () => {
    rememberContact({ email: "dana@northgate.example" }, "2025-11-03T10:00:00.000Z");
    const root = document.createElement("div");
    document.body.append(root);
    const page = <HydrationProvider>{form()}</HydrationProvider>;
    root.innerHTML = renderToString(page);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send message" }).disabled).toBe(true);
    field("E-mail").value = "early@northgate.example";
    const hydrated = await act(async () => hydrateRoot(root, page));
    await settled();
    expect(field("E-mail").value).toBe("early@northgate.example");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send message" }).disabled).toBe(false);
    await act(async () => hydrated.unmount());
  });
});

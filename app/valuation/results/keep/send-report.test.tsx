import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Report } from "#app/valuation/report-request.ts";
import { show } from "#app/valuation/results/results.fixture.tsx";
import { currentConsent } from "#content/mail/mail-consent.ts";
import { site } from "#content/site.ts";
import { sendReportWords as words } from "#content/valuation/results.ts";
import type { ContactInfo } from "#contracts/leads/contact-info.ts";
import { SendReport } from "./send-report.tsx";

const email = "owner@northgate.example";
const asked = "2025-11-03T10:05:00.000Z";
const reportOf = (mail: Report["mail"]): Report => ({ email, asked, mail });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const said = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");

/** With a flow behind it that goes as far as the test says. */
function open(first: Report | null = null) {
  const onAsk = vi.fn();
  let answer: (mail: Report["mail"]) => void = () => {};
  function Flow() {
    const [report, setReport] = useState(first);
    answer = (mail) => setReport((before) => before && { ...before, mail });
    const ask = (contact: ContactInfo) => {
      onAsk(contact);
      setReport({ ...contact, asked, mail: "sending" });
    };
    return <SendReport report={report} onAsk={ask} />;
  }
  render(<Flow />);
  return { onAsk, answer: (mail: Report["mail"]) => act(async () => answer(mail)) };
}

describe("the email", () => {
  it("opens the optional phone number once an address is typed", () => {
    open();
    expect(screen.queryByLabelText(/^Phone/)).toBeNull();
    type("E-mail", "o");
    expect(field("Phone")).toBeDefined();
  });

  it("requests the link with the email address, and the phone number where it is given", async () => {
    const { onAsk } = open();
    type("E-mail", ` ${email} `);
    await press(words.send);
    expect(onAsk).toHaveBeenLastCalledWith({ email });
  });

  it("asks for follow-up emails with a box that is not ticked, and sends the version of its words if it is", async () => {
    const { onAsk, answer } = open();
    type("E-mail", email);
    const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: currentConsent.text });
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    await press(words.send);
    expect(onAsk).toHaveBeenLastCalledWith({ email, consent: currentConsent.wording });
    // Asked for again, it is asked again.
    await answer("onItsWay");
    await press(words.another);
    expect(box().checked).toBe(false);
  });

  it("shows once that it is being sent, and then where it went", async () => {
    const { onAsk, answer } = open();
    type("E-mail", email);
    type("Phone", "212 555 0142");
    button(words.send).focus();
    await press(words.send);
    await press(words.sending);
    expect(onAsk.mock.calls).toEqual([[{ email, phone: "212 555 0142" }]]);
    expect(button(words.sending).getAttribute("aria-busy")).toBe("true");
    await answer("onItsWay");
    expect(said()).toBe(`Sent to ${email}. It may take a minute.`);
    expect(document.activeElement).toBe(button(words.another));
  });

  it.each<[Report["mail"], string]>([
    ["onItsWay", words.onItsWay(email)],
    ["waiting", words.waiting(email)],
    ["limited", words.limited],
    ["kept", words.kept(email)],
  ])("%s: %s", (mail, text) => {
    open(reportOf(mail));
    expect(said()).toBe(text);
    expect(document.activeElement).toBe(document.body);
  });

  it("promises no mail where the site has no mail server", () => {
    expect(words.waiting(email)).not.toMatch(/^Sent/);
    expect(words.kept(email)).toMatch(/^Not sent yet/);
  });

  it("keeps the form and names another way when the site refuses", () => {
    open(reportOf("failed"));
    expect(field("E-mail").value).toBe(email);
    expect(screen.getByRole("alert").textContent).toContain(site.phone.display);
  });

  it("can be requested for another address", async () => {
    const { onAsk } = open(reportOf("onItsWay"));
    await press(words.another);
    expect(document.activeElement).toBe(field("E-mail"));
    type("E-mail", "other@northgate.example");
    await press(words.send);
    expect(onAsk).toHaveBeenCalledWith({ email: "other@northgate.example" });
  });

  it.each([
    ["", "", ["Please enter your e-mail address."], "E-mail"],
    [
      "owner",
      "12",
      [
        "Please enter a full e-mail address, such as name@company.com.",
        "Please enter a phone number with 7 to 20 digits.",
      ],
      "E-mail",
    ],
    [email, "12", ["Please enter a phone number with 7 to 20 digits."], "Phone"],
  ])("of %j and %j shows errors in place", async (typedEmail, phone, messages, focused) => {
    const { onAsk } = open();
    type("E-mail", typedEmail);
    if (phone) type("Phone", phone);
    await press(words.send);
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(messages);
    expect(document.activeElement).toBe(field(focused));
    expect(onAsk).not.toHaveBeenCalled();
    type("E-mail", email);
    type("Phone", "");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the contact", () => {
  it("is remembered for the next time, and can be cleared", async () => {
    open();
    type("E-mail", email);
    type("Phone", "212 555 0142");
    await press(words.send);
    expect(JSON.parse(localStorage.getItem("contact") ?? "")).toMatchObject({ email, phone: "212 555 0142" });
    document.body.replaceChildren();
    open();
    expect(field("E-mail").value).toBe(email);
    expect(field("Phone").value).toBe("212 555 0142");
    expect(screen.getByText(/^This browser remembers it\..*what you sent us stays\./)).toBeTruthy();
    type("Phone", "212 555 0142 cell");
    await press(words.send);
    expect(field("Phone").getAttribute("aria-invalid")).toBe("true");
    await press(words.clear);
    expect(field("E-mail").value).toBe("");
    expect(field("Phone").value).toBe("");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(field("E-mail"));
    expect(said()).toBe(words.cleared);
    expect(localStorage.getItem("contact")).toBeNull();
  });
});

describe("on the results", () => {
  const title = () => screen.queryByRole("heading", { name: words.title });

  it.each(["pending", "stored", "kept", "failed"] as const)("is offered while the lead is %s", (lead) => {
    show({ lead, onAskForReport: () => {} });
    expect(title()).toBeTruthy();
  });

  it("is not offered where the site stores no valuations, or no flow runs", () => {
    show({ lead: "skipped", onAskForReport: () => {} });
    expect(title()).toBeNull();
    show({ lead: "stored" });
    expect(title()).toBeNull();
  });
});

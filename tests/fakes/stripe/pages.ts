import type { Action } from "./objects.ts";

type Shown = Readonly<Record<string, unknown>>;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;

const button = (id: string, action: Action, label: string) =>
  `<form method="post" action="/pay/${id}/${action}"><button>${label}</button></form>`;

/** The provider's page for a buyer: pay, pay by bank, or go back. */
export function paymentPage(session: Shown): string {
  const id = escaped(String(session["id"]));
  if (session["status"] !== "open")
    return page("This checkout is closed", `<p>It is ${escaped(String(session["status"]))}.</p>`);
  const cancel =
    typeof session["cancel_url"] === "string"
      ? `<p><a href="${escaped(session["cancel_url"])}">Back to the shop</a></p>`
      : "";
  const price = `<p>${escaped(String(session["currency"])).toUpperCase()} ${(Number(session["amount_total"]) / 100).toFixed(2)}</p>`;
  return page(
    "Pay",
    `${price}${button(id, "pay", "Pay now")}${button(id, "payLater", "Pay by bank transfer")}${cancel}`,
  );
}

/** What the firm and the bank do later. */
export function backOfficePage(session: Shown): string {
  const id = escaped(String(session["id"]));
  const state = `<p>${escaped(String(session["status"]))}, ${escaped(String(session["payment_status"]))}</p>`;
  const buttons: readonly [Action, string][] = [
    ["bankPays", "The bank pays"],
    ["bankRefuses", "The bank refuses"],
    ["refundPart", "Refund a part"],
    ["refund", "Refund in full"],
    ["refundFails", "The refund fails"],
    ["dispute", "The buyer disputes"],
    ["winDispute", "Win the dispute"],
    ["loseDispute", "Lose the dispute"],
    ["inquire", "The bank inquires"],
    ["dropInquiry", "The inquiry ends"],
    ["expire", "Expire"],
  ];
  return page("Back office", state + buttons.map(([action, label]) => button(id, action, label)).join(""));
}

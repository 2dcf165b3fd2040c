import { expect, test, vi } from "vitest";
import { errorAnswer, errorTable } from "#contracts/error-table.ts";
import { type CheckoutTools, openCheckout } from "./open-checkout.ts";

const order = { valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11", package: "professional" } as const;

function open(answer: () => Response | Promise<Response>, isOnline = true) {
  const fetch = vi.fn<CheckoutTools["fetch"]>(async () => answer());
  return { fetch, opened: openCheckout(order, { fetch, apiOrigin: "http://here", isOnline: () => isOnline }) };
}

test("requests a checkout for one package of one valuation and returns the payment URL", async () => {
  const { fetch, opened } = open(() => Response.json({ id: "cs_test_1", url: "https://pay.example/1" }));
  expect(await opened).toEqual({ url: "https://pay.example/1" });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([address, init?.method, init?.body]).toEqual([
    "http://here/api/create-checkout-session",
    "POST",
    JSON.stringify(order),
  ]);
});

test.each(["alreadyPaid", "paymentUnderWay", "tooManyCheckouts", "paymentsDown"] as const)(
  "returns the server's message for %s",
  async (code) => {
    const { opened } = open(() => Response.json(errorAnswer(code), { status: errorTable[code].status }));
    expect(await opened).toEqual({ refused: code, message: errorTable[code].message });
  },
);

test.each<[string, () => Response]>([
  ["another error", () => Response.json(errorAnswer("internal"), { status: 500 })],
  ["no answer in its form", () => Response.json({ url: "https://pay.example/1" })],
  ["an address that is none", () => Response.json({ id: "cs_test_1", url: "javascript:alert(1)" })],
  ["a page instead of an answer", () => new Response("<html>")],
])("%s is a failure", async (_name, answer) => {
  expect(await open(answer).opened).toEqual({ failed: "down" });
});

test("reports whether the browser is offline", async () => {
  const broken = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await open(broken).opened).toEqual({ failed: "down" });
  expect(await open(broken, false).opened).toEqual({ failed: "offline" });
});

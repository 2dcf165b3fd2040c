import { data, type RouterContextProvider } from "react-router";
import { paymentsContext } from "#app/context.ts";
import type { OrderStatus } from "#contracts/payments/checkout.ts";
import { type Order, shownState } from "./order.ts";

type LoaderArgs = {
  readonly request: Pick<Request, "url">;
  readonly context: Readonly<Pick<RouterContextProvider, "get">>;
};

const maxNumberLength = 14;
const httpStatus = { unknown: 404, down: 503 } as const satisfies Partial<Record<Order["state"], number>>;

/** Loads the order named by the payment page's `session_id`, with its current status. */
export async function loadOrder({ request, context }: LoaderArgs) {
  const sessionId = new URL(request.url).searchParams.get("session_id") ?? "";
  const order = sessionId ? await lookUp(sessionId, context) : ({ state: "none" } as const);
  const status = order.state === "unknown" || order.state === "down" ? httpStatus[order.state] : 200;
  return data<Order>({ ...order, number: shortNumber(sessionId) }, { status });
}

async function lookUp(sessionId: string, context: LoaderArgs["context"]): Promise<Omit<Order, "number">> {
  let found: OrderStatus;
  try {
    found = await context.get(paymentsContext).status(sessionId);
  } catch {
    // The failure is already logged. Someone who has just paid must not get an error page.
    return { state: "down", sessionId };
  }
  const { package: bought, valuationId } = found;
  return { state: shownState(found), ...(bought && { bought }), ...(valuationId && { valuationId }), sessionId };
}

/** Long enough to tell two orders apart, too short to open one. */
function shortNumber(sessionId: string): string {
  const plainId = sessionId.replace(/[^\w-]/g, "");
  return plainId.length > maxNumberLength ? `${plainId.slice(0, maxNumberLength)}…` : plainId;
}

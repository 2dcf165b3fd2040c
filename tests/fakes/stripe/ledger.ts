import { randomBytes } from "node:crypto";
import { recordExchange } from "#tests/contracts/recorder.ts";
import { invalid, missing } from "./api-error.ts";
import type { CheckoutParameters } from "./checkout-parameters.ts";
import { createDisputes } from "./disputes.ts";
import {
  type Action,
  buyerOf,
  type Charge,
  type FakeEvent,
  type FakePrice,
  type Payment,
  type Printed,
  type Session,
} from "./objects.ts";
import {
  otherChargeFields,
  otherPaymentFields,
  otherPriceFields,
  otherRefundFields,
  otherSessionFields,
} from "./other-fields.ts";

export type Ledger = ReturnType<typeof createLedger>;

const halfHour = 30 * 60;
const day = 24 * 60 * 60;
const newId = (prefix: string, bytes = 12) => `${prefix}_${randomBytes(bytes).toString("hex")}`;

/** The provider's own state: prices, checkouts and their payments. Every change is an event. */
export function createLedger(parts: {
  now: () => number;
  pageOf: (id: string) => string;
  happened: (event: FakeEvent) => void;
}) {
  const { now, pageOf, happened } = parts;
  const prices = new Map<string, FakePrice>();
  const sessions = new Map<string, Session>();
  const seconds = () => Math.floor(now() / 1_000);
  const disputes = createDisputes({ emit, seconds });

  function emit(type: string, object: unknown): void {
    const event = {
      id: newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: seconds(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object: structuredClone(object) },
    };
    happened(event);
    if (printsLaterVersion()) return;
    const answer = { status: 200, body: event };
    recordExchange({ vendor: "stripe", method: "EVENT", path: type, query: "", headers: {}, body: "", answer });
  }

  /** Values of a later version are in no contract of today. */
  function printsLaterVersion(): boolean {
    return [...sessions.values()].some(
      ({ printed: { status, payment_status, dispute_status } }) => status ?? payment_status ?? dispute_status,
    );
  }

  function find(id: string): Session {
    const session = sessions.get(id);
    if (!session) throw missing("checkout.session", id, "session");
    if (session.status === "open" && session.expiresAt <= seconds()) end(session);
    return session;
  }

  function end(session: Session): void {
    session.status = "expired";
    emit("checkout.session.expired", shown(session));
  }

  /** As the API prints it. Expandable fields are ids, unless expansion was requested. */
  function shown(session: Session, expand: readonly string[] = []): Record<string, unknown> {
    const { id, parameters, payment, status, printed } = session;
    return {
      ...otherSessionFields,
      id,
      object: "checkout.session",
      amount_subtotal: session.total,
      amount_total: session.total,
      cancel_url: parameters.cancel_url ?? null,
      client_reference_id: parameters.client_reference_id ?? null,
      created: session.created,
      currency: session.currency,
      customer_details: status === "complete" ? buyerOf(printed) : null,
      expires_at: session.expiresAt,
      livemode: false,
      metadata: parameters.metadata ?? {},
      mode: "payment",
      payment_intent: shownPayment(payment, expand),
      payment_method_types: ["card"],
      payment_status: printed.payment_status ?? session.paymentStatus,
      status: printed.status === undefined ? status : printed.status,
      success_url: parameters.success_url,
      url: status === "open" ? pageOf(id) : null,
    };
  }

  function shownPayment(payment: Payment | undefined, expand: readonly string[]): unknown {
    if (!payment || expand.length === 0) return payment?.id ?? null;
    const isChargeShown = expand.includes("payment_intent.latest_charge");
    return { ...paymentAlone(payment), ...(isChargeShown && payment.charge && { latest_charge: payment.charge }) };
  }

  /** With the id of its charge. */
  function paymentAlone({ charge: made, ...payment }: Payment) {
    const received = payment.status === "succeeded" ? payment.amount : 0;
    return { ...payment, amount_received: received, latest_charge: made?.id ?? null };
  }

  function startPayment(session: Session, status: string): Payment {
    const { total: amount, currency, parameters } = session;
    const metadata = parameters.payment_intent_data?.metadata ?? {};
    session.payment = {
      ...otherPaymentFields(seconds()),
      id: newId("pi"),
      object: "payment_intent",
      amount,
      currency,
      status,
      metadata,
      charge: undefined,
    };
    return session.payment;
  }

  function charge(payment: Payment): Charge {
    const { amount, currency, id } = payment;
    payment.status = "succeeded";
    payment.charge = {
      ...otherChargeFields(seconds()),
      id: newId("ch"),
      object: "charge",
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      disputed: false,
      refunded: false,
      paid: true,
      currency,
      payment_intent: id,
    };
    emit("payment_intent.succeeded", paymentAlone(payment));
    emit("charge.succeeded", payment.charge);
    return payment.charge;
  }

  function paymentIn({ payment }: Session, status: string): Payment {
    if (payment?.status !== status) throw invalid(`The payment is not ${status}`);
    return payment;
  }

  function mustBeOpen({ status }: Session): void {
    if (status !== "open") throw invalid(`The checkout is ${status}`);
  }

  const doing: Readonly<Record<Action, (session: Session) => void>> = {
    pay(session) {
      mustBeOpen(session);
      charge(startPayment(session, "processing"));
      session.status = "complete";
      session.paymentStatus = "paid";
      emit("checkout.session.completed", shown(session));
    },
    payLater(session) {
      mustBeOpen(session);
      startPayment(session, "processing");
      session.status = "complete";
      emit("checkout.session.completed", shown(session));
    },
    bankPays(session) {
      charge(paymentIn(session, "processing"));
      session.paymentStatus = "paid";
      emit("checkout.session.async_payment_succeeded", shown(session));
    },
    bankRefuses(session) {
      paymentIn(session, "processing").status = "requires_payment_method";
      emit("checkout.session.async_payment_failed", shown(session));
    },
    expire(session) {
      mustBeOpen(session);
      end(session);
    },
    refundPart: (session) => refundShare(session, 0.4),
    refund: (session) => refundShare(session, 1),
    refundFails(session) {
      const paid = charged(session);
      if (paid.amount_refunded === 0) throw invalid("There is no refund");
      const refund = refundOf(paid, paid.amount_refunded, "failed");
      paid.amount_refunded = 0;
      paid.refunded = false;
      emit("refund.updated", refund);
      emit("refund.failed", refund);
    },
    dispute: (session) => disputes.open(charged(session), "needs_response"),
    winDispute: (session) => disputes.win(charged(session)),
    loseDispute: (session) => disputes.lose(charged(session)),
    inquire: (session) => disputes.open(charged(session), "warning_needs_response"),
    dropInquiry: (session) => disputes.drop(charged(session)),
  };

  function charged(session: Session): Charge {
    const { charge: paid } = paymentIn(session, "succeeded");
    if (!paid) throw invalid("Nothing was charged");
    return paid;
  }

  function refundOf(paid: Charge, amount: number, status: "succeeded" | "failed") {
    const { id: of, payment_intent, currency } = paid;
    const other = otherRefundFields(seconds());
    return { ...other, id: newId("re"), object: "refund", amount, charge: of, currency, payment_intent, status };
  }

  function refundShare(session: Session, share: number): void {
    const paid = charged(session);
    if (paid.refunded) throw invalid("Charge has already been refunded.", undefined, "charge_already_refunded");
    disputes.forbidRefund(paid);
    const left = paid.amount - paid.amount_refunded;
    const amount = share === 1 ? left : Math.min(left - 1, Math.round(paid.amount * share));
    paid.amount_refunded += amount;
    paid.refunded = paid.amount_refunded === paid.amount;
    emit("refund.created", refundOf(paid, amount, "succeeded"));
    emit("charge.refunded", paid);
  }

  return {
    setPrice(price: Partial<FakePrice> & { id: string }): void {
      prices.set(price.id, {
        object: "price",
        active: true,
        type: "one_time",
        unit_amount: 49_000,
        currency: "usd",
        ...price,
      });
    },
    price(id: string): Record<string, unknown> {
      const price = prices.get(id);
      if (!price) throw missing("price", id, "price");
      return { ...otherPriceFields(price.unit_amount), ...price };
    },
    open(parameters: CheckoutParameters): Record<string, unknown> {
      const created = seconds();
      const { expires_at: expiresAt = created + day, line_items: items } = parameters;
      if (expiresAt < created + halfHour || expiresAt > created + day)
        throw invalid(
          "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
          "expires_at",
        );
      const lines = items.map(({ price, quantity }, index) => {
        const found = prices.get(price);
        if (!found?.active)
          throw invalid(`No such price: '${price}'`, `line_items[${index}][price]`, "resource_missing");
        return { amount: (found.unit_amount ?? 0) * Number(quantity), currency: found.currency };
      });
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      const id = newId("cs_test", 29);
      const session: Session = {
        id,
        created,
        parameters,
        expiresAt,
        total,
        currency: lines[0]?.currency ?? "usd",
        status: "open",
        paymentStatus: "unpaid",
        payment: undefined,
        printed: {},
      };
      sessions.set(id, session);
      return shown(session);
    },
    find: (id: string, expand: readonly string[] = []) => shown(find(id), expand),
    list: (paymentId: string | undefined) =>
      [...sessions.values()]
        .filter(({ payment }) => paymentId === undefined || payment?.id === paymentId)
        .map((each) => shown(each)),
    expire(id: string): Record<string, unknown> {
      const session = find(id);
      if (session.status !== "open")
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      end(session);
      return shown(session);
    },
    disputes: (paymentId: string | undefined) => disputes.list(paymentId),
    printsLaterVersion,
    act: (id: string, action: Action) => doing[action](find(id)),
    print(id: string, printed: Printed): void {
      const session = find(id);
      session.printed = { ...session.printed, ...printed };
      if (printed.dispute_status !== undefined && session.payment)
        disputes.setStatus(session.payment.id, printed.dispute_status);
    },
  };
}

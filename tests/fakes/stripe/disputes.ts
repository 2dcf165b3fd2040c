import { randomBytes } from "node:crypto";
import { invalid } from "./api-error.ts";
import { noEvidence } from "./other-fields.ts";

/** What a dispute needs of its charge. */
type DisputedCharge = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  disputed: boolean;
};

type Dispute = {
  id: string;
  object: "dispute";
  amount: number;
  balance_transactions: unknown[];
  charge: string;
  created: number;
  currency: string;
  enhanced_eligibility_types: string[];
  evidence: typeof noEvidence;
  evidence_details: Record<string, unknown>;
  intended_submission_method: null;
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  status: string;
};

/** The disputes of an account. An inquiry is one whose status starts with `warning`: no money moves because of it. */
export function createDisputes({
  emit,
  seconds,
}: {
  emit: (type: string, object: unknown) => void;
  seconds: () => number;
}) {
  const all: Dispute[] = [];
  const openFor = (charge: DisputedCharge, statuses: readonly string[]) =>
    all.find((dispute) => dispute.charge === charge.id && statuses.includes(dispute.status));

  function close(charge: DisputedCharge, from: string, status: string): void {
    const dispute = openFor(charge, [from]);
    if (!dispute) throw invalid("This charge has no dispute to close");
    dispute.status = status;
    emit("charge.dispute.closed", dispute);
    if (status === "won") emit("charge.dispute.funds_reinstated", dispute);
  }

  return {
    open(charge: DisputedCharge, status: "needs_response" | "warning_needs_response"): void {
      if (openFor(charge, ["needs_response", "warning_needs_response"]))
        throw invalid("This charge is disputed already");
      charge.disputed = true;
      const dispute: Dispute = {
        id: `du_${randomBytes(12).toString("hex")}`,
        object: "dispute",
        amount: charge.amount,
        balance_transactions: [],
        charge: charge.id,
        created: seconds(),
        currency: charge.currency,
        enhanced_eligibility_types: [],
        evidence: noEvidence,
        evidence_details: {
          due_by: seconds() + 7 * 86_400,
          enhanced_eligibility: {},
          has_evidence: false,
          past_due: false,
          submission_count: 0,
          submission_method: "not_submitted",
        },
        intended_submission_method: null,
        is_charge_refundable: status === "warning_needs_response",
        livemode: false,
        metadata: {},
        payment_intent: charge.payment_intent,
        reason: "fraudulent",
        status,
      };
      all.unshift(dispute);
      emit("charge.dispute.created", dispute);
      if (status === "needs_response") emit("charge.dispute.funds_withdrawn", dispute);
    },
    win: (charge: DisputedCharge) => close(charge, "needs_response", "won"),
    lose: (charge: DisputedCharge) => close(charge, "needs_response", "lost"),
    drop: (charge: DisputedCharge) => close(charge, "warning_needs_response", "warning_closed"),
    /** The bank has the money, so the firm cannot refund it a second time. */
    forbidRefund(charge: DisputedCharge): void {
      if (openFor(charge, ["needs_response", "lost"]))
        throw invalid(
          `Charge ${charge.id} has been charged back; cannot issue a refund.`,
          undefined,
          "charge_disputed",
        );
    },
    /** Newest first. */
    list: (paymentId: string | undefined) =>
      structuredClone(all.filter((dispute) => paymentId === undefined || dispute.payment_intent === paymentId)),
    /** A status of a later version of the API. */
    setStatus(paymentId: string, status: string): void {
      for (const dispute of all) if (dispute.payment_intent === paymentId) dispute.status = status;
    },
  };
}

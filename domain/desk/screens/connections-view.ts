import type { CrmVendor } from "#domain/leads/crm/crm-vendors.ts";
import type { PackagePrices } from "#domain/payments/price.ts";
import { deliveryFailureOf } from "./delivery-failures.ts";

/** What the settings show about the vendors, and what a test of one can result in. */

export const connections = ["crm", "mail", "payments", "analysis"] as const;
export type Connection = (typeof connections)[number];

export function isConnection(value: unknown): value is Connection {
  return connections.some((each) => each === value);
}

export type ConnectionView = {
  readonly connection: Connection;
  /** What is set up, without secrets. */
  readonly description: string;
  readonly state:
    | { readonly kind: "off" | "untried" }
    /** `at`: the last success. */
    | { readonly kind: "working"; readonly at: number }
    | { readonly kind: "failing"; readonly since: number };
  /** When the CRM board was last found to have a stage that the desk does not have. */
  readonly unknownStageAt?: number;
};

/** The firm's calendar, which calls us: there is nothing to test from here. */
export type CalendarView = {
  readonly isOn: boolean;
  readonly description: string;
  /** When a call was last booked, moved or canceled. */
  readonly lastAt: number | undefined;
};

/** Why a test failed, in kinds, each with its words in `content/desk/settings/connections.ts`. */
export const testFailures = [
  "notSet",
  "tooMany",
  "boardAccess",
  "boardMissing",
  "boardPause",
  "boardDown",
  "boardColumns",
  "boardRefused",
  "mailLogin",
  "mailSender",
  "mailRecipient",
  "mailText",
  "mailBusy",
  "mailDown",
  "paymentAccess",
  "paymentPause",
  "paymentPrice",
  "paymentDown",
  "modelDown",
] as const;
export type TestFailure = (typeof testFailures)[number];

/** What a vendor answered. */
export type TestAnswer =
  | { readonly connection: "crm"; readonly vendor: CrmVendor; readonly name: string }
  | { readonly connection: "mail"; readonly to: string }
  | { readonly connection: "payments"; readonly prices: PackagePrices; readonly isTest: boolean }
  | { readonly connection: "analysis"; readonly model: string };

export type TestResult =
  | { readonly isOk: true; readonly ms: number; readonly answer: TestAnswer }
  | {
      readonly isOk: false;
      readonly connection: Connection;
      readonly failure: TestFailure;
      /** The CRM that was tested. */
      readonly vendor?: CrmVendor;
      /** With `boardColumns`: what the CRM lacks, by the names that the firm sees there. */
      readonly missing?: readonly string[];
    };

/** The kind of a failure, from the reason that the vendor's gateway gives. */
export function testFailureOf(connection: Connection, reason: string): TestFailure {
  if (connection === "analysis") return "modelDown";
  if (connection === "payments" && /resource_missing|HTTP 40[04]/.test(reason)) return "paymentPrice";
  const failure = deliveryFailureOf(reason, `${connection}-`);
  const known = testFailures.find((each) => each === failure);
  if (known) return known;
  if (/^mail(box|Refused|Address)/.test(failure)) return "mailRecipient";
  return ({ crm: "boardRefused", mail: "mailDown", payments: "paymentDown" } as const)[connection];
}

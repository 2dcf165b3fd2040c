import { expect, test } from "vitest";
import { columnIn, type DeliveryFailure, deliveryFailureOf } from "./delivery-failures.ts";

/** Reasons as the vendors' gateways write them. */
test.each<[string, string, DeliveryFailure]>([
  ["crm-lead", "monday.com: ItemsLimitationException, HTTP 200", "boardFull"],
  ["crm-lead", "monday.com: ColumnValueException, column industry, HTTP 200", "boardColumn"],
  ["crm-lead", "monday.com: UserUnauthorizedException, HTTP 403", "boardAccess"],
  ["crm-lead", "monday.com: NOT_AUTHENTICATED, HTTP 401", "boardAccess"],
  ["crm-lead", "monday.com: HTTP 401", "boardAccess"],
  ["crm-lead", "monday.com: the board is not there", "boardMissing"],
  ["crm-lead", "monday.com: ComplexityException, HTTP 429", "boardPause"],
  ["crm-lead", "monday.com: COMPLEXITY_BUDGET_EXHAUSTED, HTTP 200", "boardPause"],
  ["crm-lead", "monday.com: HTTP 503", "boardDown"],
  ["hook-1", "webhook: HTTP 503", "hookFault"],
  ["hook-1", "webhook: ECONNREFUSED", "hookDown"],
  ["crm-message", "monday.com: no answer (UND_ERR_CONNECT_TIMEOUT)", "boardDown"],
  ["crm-lead", "monday.com: no usable answer, HTTP 200", "boardDown"],
  ["crm-lead", "monday.com: InvalidArgumentException, HTTP 400", "boardRefused"],
  ["crm-lead", "HubSpot: PROPERTY_DOESNT_EXIST, column amiva_valuation_id", "boardColumn"],
  ["crm-lead", "HubSpot: MISSING_SCOPES, HTTP 403", "boardAccess"],
  ["crm-lead", "HubSpot: the pipeline is not there", "boardMissing"],
  ["crm-lead", "HubSpot: RATE_LIMITS, HTTP 429", "boardPause"],
  ["crm-lead", "HubSpot: no answer (ABORT_ERR)", "boardDown"],
  ["crm-lead", "HubSpot: VALIDATION_ERROR, HTTP 400", "boardRefused"],
  ["crm-lead", "Salesforce: STORAGE_LIMIT_EXCEEDED, HTTP 400", "boardFull"],
  ["crm-lead", "Salesforce: REQUIRED_FIELD_MISSING, column Region__c, HTTP 400", "boardColumn"],
  ["crm-lead", "Salesforce: DUPLICATES_DETECTED, HTTP 400", "boardColumn"],
  ["crm-lead", "Salesforce: invalid_client, HTTP 400", "boardAccess"],
  ["crm-lead", "Salesforce: REQUEST_LIMIT_EXCEEDED, HTTP 403", "boardPause"],
  ["crm-lead", "Salesforce: UNABLE_TO_LOCK_ROW, HTTP 400", "boardPause"],
  ["crm-lead", "Salesforce: SERVER_UNAVAILABLE, HTTP 503", "boardDown"],
  ["mail-link", "SMTP 550 5.1.1 at RCPT TO", "mailboxUnknown"],
  ["mail-link", "SMTP 550 at RCPT TO", "mailboxUnknown"],
  ["mail-link", "SMTP 550 5.7.1 at RCPT TO", "mailRefused"],
  ["mail-link", "SMTP 552 5.2.2 at RCPT TO", "mailboxFull"],
  ["mail-link", "SMTP 552 at RCPT TO", "mailboxFull"],
  ["mail-link", "SMTP 554 at RCPT TO", "mailRefused"],
  ["mail-link", "SMTP 452 4.2.2 at RCPT TO", "mailboxFull"],
  ["mail-link", "SMTP 554 5.7.1 at DATA", "mailText"],
  ["mail-alert", "SMTP 553 5.7.1 at MAIL FROM", "mailSender"],
  ["mail-alert", "SMTP 535 5.7.8 at AUTH PLAIN", "mailLogin"],
  ["mail-alert", "SMTP 451 4.7.1 at RCPT TO", "mailBusy"],
  ["mail-alert", "ECONNREFUSED", "mailDown"],
  ["mail-alert", "ECONNECTION", "mailDown"],
  ["mail-alert", "took too long", "mailDown"],
  ["mail-link", "not an address", "mailAddress"],
  ["payment-check", "Stripe: HTTP 401", "paymentAccess"],
  ["payment-check", "Stripe: rate_limit, HTTP 429", "paymentPause"],
  ["payment-check", "Stripe: no answer (StripeConnectionError)", "paymentDown"],
  ["payment-check", "the checkout belongs to another purchase", "paymentMismatch"],
  ["payment-check", "not settled by the provider", "paymentOpen"],
  ["mail-link", "the stored lead cannot be read", "unreadable"],
  ["crm-lead", "never came to an end", "noEnd"],
  ["crm-lead", "another worker has it", "elsewhere"],
  ["crm-lead", "unclear: ERR_UNKNOWN", "unclear"],
  ["crm-lead", "ECONNREFUSED", "unclear"],
])("%s: %s is %s", (kind, reason, failure) => {
  expect(deliveryFailureOf(reason, kind)).toBe(failure);
});

test("a column is named if the reason names one", () => {
  expect(columnIn("monday.com: ColumnValueException, column dup__of_trade, HTTP 200")).toBe("dup__of_trade");
  expect(columnIn("monday.com: HTTP 503")).toBeUndefined();
});

/** Every endpoint below `/api/`. `server/app.ts` maps each to its handler; logs and metrics use only these names. */
export const endpointNames = [
  "health",
  "address-given",
  "read-site",
  "valuation-openai",
  "leads",
  "scenarios",
  "reminder-stop",
  "mail-stop",
  "mail-report",
  "monday-capture",
  "contact",
  "create-checkout-session",
  "purchase-status",
  "stripe-webhook",
  "calendly-webhook",
  "cal-webhook",
  "report/generate",
  "download/report",
  "web-vitals",
  "desk-auth",
  "v1/leads",
  "v1/events",
  "v1/funnel",
  "openapi.json",
] as const;

export type EndpointName = (typeof endpointNames)[number];

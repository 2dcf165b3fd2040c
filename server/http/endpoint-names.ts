/** Every endpoint below `/api/`. `server/app.ts` says who answers each; logs and metrics know them by these names alone. */
export const endpointNames = [
  "health",
  "read-site",
  "valuation-openai",
  "leads",
  "monday-capture",
  "contact",
  "create-checkout-session",
  "purchase-status",
  "stripe-webhook",
  "report/generate",
  "download/report",
  "web-vitals",
] as const;

export type EndpointName = (typeof endpointNames)[number];

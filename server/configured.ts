import type { Env } from "./env.ts";

export type Configured = {
  readonly name: "analysis" | "crm" | "payments" | "mail";
  readonly on: boolean;
  readonly says: string;
};

/** What is set up and what that means, in words an operator can act on. Holds no secrets: health and `npm start` show it. */
export function configured(env: Env): readonly Configured[] {
  return [
    {
      name: "analysis",
      on: env.analysis !== undefined,
      says: env.analysis ? "language model" : "built-in reader (set OPENAI_API_KEY for the language model)",
    },
    {
      name: "crm",
      on: env.crm !== undefined,
      says: env.crm
        ? "monday.com"
        : "not connected; leads wait in the store (set MONDAY_API_TOKEN and MONDAY_BOARD_ID)",
    },
    {
      name: "payments",
      on: env.payments !== undefined,
      says: env.payments ? "Stripe" : "off; reports are requested by form (set the STRIPE_ variables)",
    },
    {
      name: "mail",
      on: env.mail !== undefined,
      says: env.mail
        ? `from ${env.mail.from}`
        : "off; messages wait in the store (set SMTP_URL, MAIL_FROM and MAIL_TO)",
    },
  ];
}

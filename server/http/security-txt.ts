import type { Handler } from "hono";

type Firm = {
  readonly siteUrl: string;
  readonly email: string;
  /** An invented address would lead whoever found a hole to nobody. */
  readonly isSample: boolean;
};

export const securityTxtPath = "/.well-known/security.txt";
const day = 86_400_000;
const validDays = 180;

/** How to report a hole (RFC 9116). The date moves on with each day, so that it runs out only with a server that nobody runs. */
export function securityTxt({ siteUrl, email }: Firm, now: number): string {
  const expires = new Date((Math.floor(now / day) + validDays) * day).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${securityTxtPath}`,
    "",
  ].join("\n");
}

export function securityTxtPage(firm: Firm, now: () => number = Date.now): Handler {
  return async (context, next) => {
    if (firm.isSample) return next();
    return context.text(securityTxt(firm, now()), 200, { "Cache-Control": "public, max-age=86400" });
  };
}

import type { Handler } from "hono";

type Firm = {
  readonly siteUrl: string;
  readonly email: string;
  /** The address is invented, so no file is shown: a report would reach no one. */
  readonly isSample: boolean;
};

export const securityTxtPath = "/.well-known/security.txt";
const day = 86_400_000;
const validDays = 180;

/**
 * How to report a vulnerability (RFC 9116). The date is computed daily, so that it expires only if the server is
 * gone.
 */
function securityTxt({ siteUrl, email }: Firm, now: number): string {
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

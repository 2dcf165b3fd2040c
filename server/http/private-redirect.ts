import type { Context } from "hono";

/** To a private page, after a form. No referrer: the address contains the private id. */
export function privateRedirect(context: Context, target: string): Response {
  context.header("Referrer-Policy", "no-referrer");
  context.header("Cache-Control", "private, no-store");
  return context.redirect(target, 303);
}

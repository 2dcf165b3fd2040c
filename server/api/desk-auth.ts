import { Hono } from "hono";
import { openPaths } from "#server/auth/auth-paths.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";

/** Passkeys and the OpenID callback of the firm's identity provider. Everything else of the desk is a page with forms. */
export function deskAuthApi(deps: Deps): Hono {
  const app = new Hono();
  for (const [method, path] of openPaths)
    app.on(method, path, async (context) => {
      const accounts = await deps.desk.accounts();
      if (!accounts) throw new AppError("notFound");
      await countVisitor(context, deps, allowances.deskSignIns);
      return accounts.handle(context.req.raw, visitorAddress(context, deps.env));
    });
  return app;
}

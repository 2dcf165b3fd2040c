import { Hono } from "hono";
import { compress } from "hono/compress";
import { z } from "zod";
import { isWebsiteAddress } from "#domain/website/address.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { createConcurrencyLimiter } from "#server/http/limits/concurrency-limiter.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";
import { requestingPartner } from "#server/http/requesting-partner.ts";

/** Each reading may hold a page of 2 MB and a connection for 8 s. A visitor needs one; the second is for a reload. */
const concurrencyLimit = { name: "readings at once", visitor: 2, inAll: 20, retryAfterSeconds: 2 };

const query = z.object({ url: z.string().trim().refine(isWebsiteAddress) });

/** The firm's own reader: the page at an address, as `{contents}`. */
export function readSiteApi(deps: Deps) {
  const runWithinLimit = createConcurrencyLimiter(concurrencyLimit);
  // Pages compress to a fifth, and the visitor is often on a phone.
  return new Hono().use(compress({ encoding: "gzip" })).get("/", async (context) => {
    const asked = query.safeParse(context.req.query());
    if (!asked.success) throw new AppError("addressInvalid", "not a website address");
    await countVisitor(context, deps, allowances.readings);
    const visitor = visitorAddress(context, deps.env);
    deps.funnel.runStarted(
      { visitor, website: asked.data.url, userAgent: context.req.header("User-Agent") ?? "" },
      await requestingPartner(context, deps.store),
    );
    const contents = await runWithinLimit(visitor, () => deps.reader.read(asked.data.url, context.req.raw.signal));
    return context.json({ contents });
  });
}

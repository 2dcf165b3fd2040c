import { Hono } from "hono";
import { compress } from "hono/compress";
import { z } from "zod";
import { isWebsiteAddress } from "#domain/website/address.ts";
import type { Deps } from "#server/deps.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";
import { type Limit, tooMany } from "#server/limits.ts";
import { Refusal } from "#server/refusal.ts";

const tenMinutes = 10 * 60_000;
const perVisitor: Limit = { name: "read-site per visitor", most: 20, windowMs: tenMinutes };
const ofAll: Limit = { name: "read-site of all", most: 600, windowMs: tenMinutes };

/** Each read may hold a page of 2 MB and a connection for 8 s; more at once than this is a flood. */
const mostAtOnce = 20;
const retryAfterMs = 2_000;

const query = z.object({ url: z.string().trim().refine(isWebsiteAddress) });

/** The firm's own reader: the page at an address, as `{contents}`. */
export function readSiteApi({ env, limiter, reader }: Deps) {
  let running = 0;

  // Pages shrink to a fifth, and it is often a phone that waits for them.
  return new Hono().use(compress({ encoding: "gzip" })).get("/", async (context) => {
    const asked = query.safeParse(context.req.query());
    if (!asked.success) throw new Refusal("addressInvalid", "not a website address");
    // The visitor first, so that one who is over the limit takes nothing from all others.
    await limiter.count(perVisitor, visitorAddress(context, env));
    await limiter.count(ofAll, "all");
    if (running >= mostAtOnce) throw tooMany("read-site at once", retryAfterMs);
    running += 1;
    try {
      return context.json({ contents: await reader.read(asked.data.url, context.req.raw.signal) });
    } finally {
      running -= 1;
    }
  });
}

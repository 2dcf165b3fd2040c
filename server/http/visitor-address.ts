import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Whom a limit counts against. Behind our own proxy it is the last address that the proxy wrote; anything before it
 * the visitor may have made up. An IPv6 visitor owns a whole /64, so that is what counts.
 */
export function visitorAddress(context: Context, { trustProxy }: { readonly trustProxy: boolean }): string {
  const forwarded = trustProxy ? context.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  const address = forwarded || remoteAddress(context);
  return address.includes(":") && !address.startsWith("::ffff:") ? network64(address) : address.replace("::ffff:", "");
}

function remoteAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    // Asked without a socket, as tests do.
    return "unknown";
  }
}

function network64(address: string): string {
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? [];
  const parts = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const gap = address.includes("::") ? Array<string>(Math.max(0, 8 - parts.length - rest.length)).fill("0") : [];
  return `${[...parts, ...gap, ...rest].slice(0, 4).join(":")}::/64`;
}

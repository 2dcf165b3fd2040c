import { isIPv4 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import { networkOf } from "./visitor-networks.ts";

/**
 * The key that limits count by. Behind our own proxy it is the last address that the proxy wrote; the visitor may
 * have forged anything before it. An IPv6 visitor owns a whole /64, so that is what counts.
 */
export function visitorAddress(context: Context, { trustProxy }: { readonly trustProxy: boolean }): string {
  const forwarded = trustProxy ? context.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  return countedAs(forwarded || remoteAddress(context));
}

function remoteAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    // Without a socket, as in tests.
    return "unknown";
  }
}

/** Some proxies append the port, which does not identify a visitor. */
const withPort = /^\[(?<six>[^\]]+)\](?::\d+)?$|^(?<four>\d+(?:\.\d+){3}):\d+$/;

function countedAs(written: string): string {
  // The usual spelling; the rest is parsed part by part.
  if (isIPv4(written)) return written;
  const { six, four } = withPort.exec(written)?.groups ?? {};
  const address = six ?? four ?? written;
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? networkOf(parsed, 64) : parsed.toString();
}

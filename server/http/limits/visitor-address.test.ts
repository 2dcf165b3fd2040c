import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

type Visit = { readonly from?: string | undefined; readonly forwarded?: string; readonly trustProxy?: boolean };

async function addressOf({ from, forwarded, trustProxy = false }: Visit): Promise<string> {
  const app = new Hono().get("/", (context) => context.text(visitorAddress(context, { trustProxy })));
  const headers = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
  const socket = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } };
  return (await app.request("/", { headers }, socket)).text();
}

const proxy = "10.0.0.1";

describe("visitorAddress", () => {
  test.each([
    ["198.51.100.7", "198.51.100.7"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::6", "2001:db8:1:3::/64"],
    ["2001:db8::6", "2001:db8::/64"],
    ["::1", "::/64"],
    ["fe80::1%eth0", "fe80::/64"],
  ])("a visitor from %s counts as %s", async (from, counted) => {
    expect(await addressOf({ from })).toBe(counted);
  });

  test("without a proxy of ours, a forged header changes nothing", async () => {
    expect(await addressOf({ from: "198.51.100.7", forwarded: "203.0.113.9" })).toBe("198.51.100.7");
  });

  test.each([
    ["the only address", "203.0.113.9", "203.0.113.9"],
    [
      "the last, which the proxy wrote, not the ones that a visitor made up",
      "1.1.1.1, 2.2.2.2, 203.0.113.9",
      "203.0.113.9",
    ],
    ["the last without a space before it", "1.1.1.1,203.0.113.9 ", "203.0.113.9"],
    ["an IPv4 address in IPv6 form", "::ffff:203.0.113.9", "203.0.113.9"],
    ["the network of an IPv6 address", "1.1.1.1, 2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["an IPv4 address in hexadecimal IPv6 form", "::ffff:cb00:7109", "203.0.113.9"],
    ["an address without the port behind it", "203.0.113.9:5678", "203.0.113.9"],
    ["an IPv6 address without the port behind it", "[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["the connection when the header is empty", "", proxy],
    ["the connection when the last place is empty", "1.1.1.1, ", proxy],
  ])("behind a proxy of ours it takes %s", async (_name, forwarded, counted) => {
    expect(await addressOf({ from: proxy, forwarded, trustProxy: true })).toBe(counted);
  });

  test("behind a proxy that sends no header it takes the connection's address", async () => {
    expect(await addressOf({ from: proxy, trustProxy: true })).toBe(proxy);
  });

  test("without a connection all count as one", async () => {
    expect(await addressOf({})).toBe("unknown");
  });
});

import { isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** A network around a visitor, and for how many visitors it counts. */
export type Network = { readonly address: string; readonly visitors: number };

/**
 * The networks that one sender can control, the widest last: providers give an IPv6 customer a /56 or a /48, and
 * rented servers have neighboring IPv4 addresses. Each counts for several visitors, since families, offices and whole
 * towns share them too.
 */
export function widerNetworks(visitor: string): readonly Network[] {
  if (isIPv4(visitor)) return [{ address: `${visitor.slice(0, visitor.lastIndexOf("."))}.0/24`, visitors: 6 }];
  const [address = "", bits] = visitor.split("/");
  if (bits !== "64" || !isIPv6(address)) return [];
  const parsed = ipaddr.IPv6.parse(address);
  return [
    { address: networkOf(parsed, 56), visitors: 3 },
    { address: networkOf(parsed, 48), visitors: 6 },
  ];
}

/** The network of this many bits, a multiple of eight, that contains an IPv6 address. */
export function networkOf(address: ipaddr.IPv6, bits: 48 | 56 | 64): string {
  const bytes = address.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${new ipaddr.IPv6(bytes)}/${bits}`;
}

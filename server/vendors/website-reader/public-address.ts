import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** In a public range, but inside one large cloud it serves the machine's own settings. */
const cloudWireServer = "168.63.129.16";

/** The allocated part of IPv6; the rest holds local networks and embedded IPv4 addresses. */
const handedOut = ipaddr.parseCIDR("2000::/3");

/** True for an address on the public internet. IPv4 inside IPv6 is not: an honest site does not need it. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address === cloudWireServer) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(handedOut);
}

export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.parse(address).range() === "loopback";
}

const localSuffix = /\.(localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa)$/;

/** True for a name that could be a website's: more than one label, and no internal top-level domain. */
export function isPublicName(name: string): boolean {
  return name.includes(".") && !localSuffix.test(name);
}

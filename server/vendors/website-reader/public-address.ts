import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Lies in a public range, but inside one large cloud it answers with the machine's own settings. */
const cloudWireServer = "168.63.129.16";

/** The part of IPv6 that was ever handed out; all else holds local networks and IPv4 addresses in disguise. */
const handedOut = ipaddr.parseCIDR("2000::/3");

/** True for an address on the public internet. IPv4 inside IPv6 never is: an honest site does not need it. */
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

/** True for a name that could be a website's: more than one label, and none of the endings that stay inside a network. */
export function isPublicName(name: string): boolean {
  return name.includes(".") && !localSuffix.test(name);
}

import { isIP, isIPv4 } from "node:net";
import { AppError } from "#server/http/app-error.ts";
import { isLoopbackAddress, isPublicAddress, isPublicName } from "./public-address.ts";

/** Host and port pairs that may be loopback. */
export type AllowedHosts = ReadonlySet<string>;

export const allowedHosts = (hosts: readonly string[]): AllowedHosts =>
  new Set(hosts.map((host) => host.toLowerCase()));

const defaultPort: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };
const maxAddressLength = 2_048;

/** The host as written in the address: after the scheme, or after two slashes in a redirect. */
const authority = /^(?:https?:[\\/]*|[\\/]{2})(?:[^\\/?#]*@)?(?<host>\[[^\]]*\]|[^\\/?#:]*)/i;

export function isAllowedHost({ protocol, hostname, port }: URL, allowed: AllowedHosts): boolean {
  return allowed.has(`${hostname}:${port || defaultPort[protocol]}`);
}

/** The address as a URL that may be requested; a name is checked again when it is resolved. @throws AppError */
export function parsePageAddress(text: string, allowed: AllowedHosts, base?: URL): URL {
  if (text.length > maxAddressLength || !URL.canParse(text, base)) throw new AppError("addressInvalid", "not a URL");
  const url = new URL(text, base);
  if (!(url.protocol in defaultPort)) throw new AppError("addressInvalid", "scheme not http or https");
  if (url.username || url.password) throw new AppError("addressInvalid", "credentials in the address");
  const problem = hostProblem(url, allowed) ?? notationProblem(text.trim(), url);
  if (problem) throw new AppError("addressRefused", problem);
  return url;
}

function hostProblem(url: URL, allowed: AllowedHosts): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isAllowed = isAllowedHost(url, allowed);
  if (isIP(host)) {
    if (!isPublicAddress(host) && !(isAllowed && isLoopbackAddress(host))) return "address not public";
  } else if (!isAllowed) {
    if (host.endsWith(".")) return "name ends in a dot";
    if (!isPublicName(host)) return "name not public";
  }
  return url.port === "" || isAllowed || Object.values(defaultPort).includes(url.port)
    ? undefined
    : "port not 80 or 443";
}

/** An IPv4 address written as one number, in octal or in wide digits is an attempt to get around the check. */
function notationProblem(text: string, { hostname }: URL): string | undefined {
  const written = authority.exec(text)?.groups?.["host"];
  return isIPv4(hostname) && written !== undefined && written !== hostname ? "address in an odd notation" : undefined;
}

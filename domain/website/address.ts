/** The rules for a website address as an owner types it: with or without `https://`, with stray spaces. */

// A colon before a digit is a port, so `localhost:3000` has no protocol and `mailto:me@firm.com` has one.
const protocol = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const ipv4 = /^\d+(\.\d+){3}$/;
const innerDot = /[^.]\.[^.]/;

/** The address as it is kept: trimmed, and with `https://` when no protocol was given. Nothing stays nothing. */
export function withProtocol(typed: string): string {
  const address = typed.trim();
  if (address === "" || protocol.test(address)) return address;
  return `https://${address.replace(/^\/+/, "")}`;
}

/** True as soon as the address could be a website: http or https, and a host with a dot in it or `localhost`. */
export function isWebsiteAddress(typed: string): boolean {
  const address = withProtocol(typed);
  if (!URL.canParse(address)) return false;
  const { protocol: scheme, hostname } = new URL(address);
  if (scheme !== "https:" && scheme !== "http:") return false;
  // The parser reads a bare number as an IPv4 address: `5` becomes 0.0.0.5. Only one typed in full is meant.
  if (ipv4.test(hostname)) return address.includes(hostname);
  return innerDot.test(hostname) || hostname.includes("localhost");
}

/** The host alone, for a sentence or a subject line; what was typed when it is no address. */
export function hostOf(typed: string): string {
  return isWebsiteAddress(typed) ? new URL(withProtocol(typed)).host.replace(/^www\./, "") : typed.trim();
}

/** The rules for a website address as an owner types it: with or without `https://`, with stray spaces around it. */

export const maxAddressLength = 2_048;

// A colon before a digit is a port, so `localhost:3000` has no protocol and `mailto:me@firm.com` has one.
const protocol = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** People mistype the slashes; browsers accept that in the address bar, but not in a link. */
const webProtocol = /^(https?):[\\/]*/i;
const ipv4 = /^\d+(\.\d+){3}$/;
const maxHostLength = 253;
const hostLabel = /^(?!-)[a-z\d_-]{1,63}(?<!-)$/;

/** The address as stored: trimmed, and with `https://` if it has no protocol. Empty stays empty. */
export function withProtocol(typed: string): string {
  const address = typed.trim();
  if (webProtocol.test(address)) return address.replace(webProtocol, "$1://");
  if (address === "" || protocol.test(address)) return address;
  return `https://${address.replace(/^[\\/]+/, "")}`;
}

/** The typed address as a URL; undefined for anything else, such as a name or two addresses. */
function parseAddress(typed: string): URL | undefined {
  const address = withProtocol(typed);
  if (address.length > maxAddressLength || /\s/.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  // An email address parses as a host with a user name.
  if (!isWeb || url.username !== "" || url.password !== "") return undefined;
  // The parser reads a bare number as an IPv4 address: `5` becomes 0.0.0.5. Only a complete one is accepted.
  if (ipv4.test(url.hostname)) return address.includes(url.hostname) ? url : undefined;
  return isHostName(url.hostname) ? url : undefined;
}

/** The parser accepts commas and other characters that are not valid in host names. */
function isHostName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  if (name.length > maxHostLength || !name.split(".").every((label) => hostLabel.test(label))) return false;
  return name.includes(".") || name.includes("localhost");
}

/** True if the address could be a website: http or https, a host with a dot or `localhost`, no spaces. */
export const isWebsiteAddress = (typed: string): boolean => parseAddress(typed) !== undefined;

/** True for typed text that is not a website address. An empty field is not refused. */
export const isRefusedAddress = (typed: string): boolean => typed.trim() !== "" && !isWebsiteAddress(typed);

/** The host in ASCII, for comparisons; the typed text if it is not an address. Screens use `displayAddress`. */
export function hostOf(typed: string): string {
  return parseAddress(typed)?.host.replace(/^www\./, "") ?? typed.trim();
}

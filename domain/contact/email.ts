export const maxEmailLength = 254;

const localPart = /^[^\s@"<>()[\]\\,;:.]+(?:\.[^\s@"<>()[\]\\,;:.]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * A deliverable address: one `@`, a host with a dot, nothing that could end or add a header. International hosts are
 * allowed. The length is checked first, so that no pattern ever runs over a long text.
 */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const at = text.lastIndexOf("@");
  const labels = text.slice(at + 1).split(".");
  const top = labels.at(-1) ?? "";
  return (
    at > 0 &&
    localPart.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    top.length > 1 &&
    /\p{L}/u.test(top)
  );
}

/**
 * The mailbox of an address, for limits only: a tag after a plus sign, letter case and, at some providers, dots
 * change the address and not the mailbox. Two people whose names differ in a dot share a limit. Mail goes to the
 * address as typed.
 */
export function mailboxOf(email: string): string {
  const lower = email.normalize("NFKC").toLowerCase();
  const at = lower.lastIndexOf("@");
  const host = asciiHost(lower.slice(at + 1));
  const name = lower
    .slice(0, at)
    .replace(/(?<=.)\+.*/s, "")
    .replaceAll(".", "");
  return `${name}@${host === "googlemail.com" ? "gmail.com" : host}`;
}

/** One spelling of an address, to recognize it again. Unlike `mailboxOf` it joins no two addresses. */
export function canonicalEmail(email: string): string {
  const lower = email.normalize("NFKC").toLowerCase();
  const at = lower.lastIndexOf("@");
  return `${lower.slice(0, at)}@${asciiHost(lower.slice(at + 1))}`;
}

export const isSameAddress = (a: string, b: string): boolean => canonicalEmail(a) === canonicalEmail(b);

/** `münchen.de` and `xn--mnchen-3ya.de` are one host. */
function asciiHost(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

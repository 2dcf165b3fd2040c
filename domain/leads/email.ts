export const longestEmail = 254;

const localPart = /^[^\s@"<>()[\]\\,;:.]+(?:\.[^\s@"<>()[\]\\,;:.]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * An address that mail can be sent to: one `@`, a host with a dot, nothing that could end or add a header. International
 * hosts pass. Its length is checked first, so that no pattern ever runs over a long text.
 */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
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

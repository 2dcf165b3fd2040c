import { toUnicode } from "punycode.js/punycode.es6.js";
import { hostOf, isWebsiteAddress, withProtocol } from "./address.ts";

/** Latin letters that are not accented ASCII letters, and look like no other letter. */
const otherLatin = /[ßæœøđðþłħŧŋ]/g;
const marks = /\p{M}/gu;
const looseMark = /\p{M}/u;
const ascii = /^[a-z\d-]*$/;

/**
 * A label of a host in readable form: `münchen` for `xn--mnchen-3ya`. Only Latin letters are decoded: letters of
 * other scripts can look like Latin ones and imitate another address.
 */
function readableLabel(label: string): string {
  if (!label.startsWith("xn--")) return label;
  const readable = decoded(label).normalize("NFC");
  const letters = readable.normalize("NFD").replace(marks, "").replace(otherLatin, "");
  return readable !== "" && ascii.test(letters) && !looseMark.test(readable) ? readable : label;
}

function decoded(label: string): string {
  try {
    return toUnicode(label);
  } catch {
    return "";
  }
}

/**
 * The address as every screen, mail, document and CRM text shows it: no protocol, no `www.`, readable letters.
 * Without the path unless it is asked for: a private page is mailed out, and a path could contain someone else's
 * message.
 */
export function displayAddress(address: string, part: "host" | "whole" = "host"): string {
  // Older leads may contain any text.
  if (!isWebsiteAddress(address)) return address.trim().replace(/^https?:\/\//i, "");
  const host = hostOf(address).split(".").map(readableLabel).join(".");
  if (part === "host") return host;
  const { pathname, search } = new URL(withProtocol(address));
  return host + (pathname === "/" && search === "" ? "" : pathname + search);
}

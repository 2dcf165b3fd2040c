import { toUnicode } from "punycode.js/punycode.es6.js";
import { hostOf, isWebsiteAddress, withProtocol } from "./address.ts";

/** Latin letters that are no ASCII letter with marks on it, and look like no other letter. */
const otherLatin = /[ßæœøđðþłħŧŋ]/g;
const marks = /\p{M}/gu;
const looseMark = /\p{M}/u;
const ascii = /^[a-z\d-]*$/;

/**
 * A label of a host as people read it: `münchen` for `xn--mnchen-3ya`. Only Latin letters are written out. Letters of
 * other scripts can pass for Latin ones, and the address of a stranger must not pass for one that the firm knows.
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
 * The address as every screen, mail, document and CRM text shows it: no protocol, no `www.`, readable letters. The path
 * is left out unless it is asked for: a private page is mailed out, and a path could hold a stranger's message.
 */
export function displayAddress(address: string, part: "host" | "whole" = "host"): string {
  // Older leads may hold any text.
  if (!isWebsiteAddress(address)) return address.trim().replace(/^https?:\/\//i, "");
  const host = hostOf(address).split(".").map(readableLabel).join(".");
  if (part === "host") return host;
  const { pathname, search } = new URL(withProtocol(address));
  return host + (pathname === "/" && search === "" ? "" : pathname + search);
}

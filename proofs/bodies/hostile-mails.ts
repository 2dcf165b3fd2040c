/** Mails of about the given size, each kind expensive for a careless parser. */
export type HostileMail = { readonly name: string; of(bytes: number): string };

const report = 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n';
const times = (part: string, bytes: number) => part.repeat(Math.max(0, Math.floor(bytes / part.length)));
const status = "--b\r\nContent-Type: message/delivery-status\r\n\r\n";

/** Multipart in multipart, each with its boundary. */
function nested(bytes: number): string {
  let text = "";
  for (let level = 0; text.length < bytes - 80; level += 1)
    text += `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`;
  return text;
}

export const hostileMails: readonly HostileMail[] = [
  { name: "headers", of: (bytes) => `${times("A: b\r\n", bytes)}\r\n` },
  { name: "one long header", of: (bytes) => `Subject: ${times("a", bytes)}\r\n\r\n` },
  { name: "a folded header", of: (bytes) => `Subject: ${times("a\r\n ", bytes)}\r\n\r\n` },
  { name: "encoded words", of: (bytes) => `Subject: ${times("=?utf-8?q?=41?= ", bytes)}\r\n\r\n` },
  { name: "open encoded words", of: (bytes) => `Subject: ${times("=?", bytes)}\r\n\r\n` },
  { name: "addresses", of: (bytes) => `From: ${times("a <a@b.example>, ", bytes)}\r\n\r\n` },
  { name: "open comments", of: (bytes) => `From: ${times("(", bytes)}\r\n\r\n` },
  { name: "open quotes and groups", of: (bytes) => `To: ${times('a:"', bytes)}\r\n\r\n` },
  { name: "parameters", of: (bytes) => `Content-Type: text/plain; ${times("a=b; ", bytes)}\r\n\r\n` },
  {
    name: "continued parameters",
    of: (bytes) => `Content-Type: text/plain; ${times("a*0*=utf-8''%41; ", bytes)}\r\n\r\n`,
  },
  { name: "parts", of: (bytes) => report + times("--b\r\n\r\n", bytes - report.length) },
  { name: "parts with a type", of: (bytes) => report + times(status, bytes - report.length) },
  { name: "nested parts", of: nested },
  { name: "nested mails", of: (bytes) => times("Content-Type: message/rfc822\r\n\r\n", bytes) },
  { name: "short lines", of: (bytes) => report + times("\r\n", bytes - report.length) },
  { name: "one long line", of: (bytes) => report + times("a", bytes - report.length) },
  { name: "lines that begin like a boundary", of: (bytes) => report + times("--bb\r\n", bytes - report.length) },
  {
    name: "base64",
    of: (bytes) =>
      `${report}--b\r\nContent-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n${times("QUJD", bytes - 200)}`,
  },
  {
    name: "quoted-printable",
    of: (bytes) =>
      `${report}--b\r\nContent-Type: message/delivery-status\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${times("=41", bytes - 200)}`,
  },
  {
    name: "format=flowed",
    of: (bytes) => `Content-Type: text/plain; format=flowed\r\n\r\n${times("a \r\n", bytes - 60)}`,
  },
  { name: "markup", of: (bytes) => `Content-Type: text/html\r\n\r\n${times("<a ", bytes - 40)}` },
  { name: "entities", of: (bytes) => `Content-Type: text/html\r\n\r\n${times("&amp;", bytes - 40)}` },
  {
    name: "recipients",
    of: (bytes) =>
      `${report}${status}${times("Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\n\r\n", bytes - 200)}`,
  },
];

import { hostileTexts } from "./hostile-texts.ts";

/** The body of a form, with its type if it is another than usual. */
export type WorstForm = { readonly name: string; readonly body: string; readonly contentType?: string };

const lengths = [120, 4_000] as const;
const boundary = "b";
const inParts = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, value: string, more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** Every field with each hostile text, then forms that are expensive to read. */
export function worstForms(text: string, bodyBytes: number): readonly WorstForm[] {
  const fields = [...new URLSearchParams(text)];
  const filled = fields.flatMap(([name], index) =>
    hostileTexts.flatMap(({ name: kind, of }) =>
      [...lengths, bodyBytes].map((length) => {
        const before = fields.filter((_, other) => other !== index);
        const start = `${new URLSearchParams(before)}&${name}=`;
        const value = encodeURIComponent(of(length).toWellFormed()).slice(0, Math.max(0, bodyBytes - start.length));
        return { name: `${kind} in ${name} (${length})`, body: start + value.replace(/%[0-9A-F]?$/, "") };
      }),
    ),
  );
  const room = bodyBytes - text.length - 1;
  const times = (piece: string) => piece.repeat(Math.max(0, Math.floor(room / piece.length)));
  const multipart = (name: string, body: string) => ({ name, body: body.slice(0, bodyBytes), contentType: inParts });
  const own = fields.map(([name, value]) => part(name, value)).join("");
  return [
    ...filled,
    { name: "fields", body: `${text}&${times("a=&")}` },
    { name: "the same field", body: `${text}&${times(`${fields[0]?.[0] ?? "a"}=a&`)}` },
    { name: "ids", body: `${text}&${times("id=f0220000-0000-4000-8000-000000000001&")}` },
    { name: "percent signs", body: `${text}&${times("%")}` },
    { name: "escapes", body: `${text}&${times("%41")}` },
    { name: "plus signs", body: `${text}&${times("+")}` },
    multipart("parts", own + times(part("a", ""))),
    multipart("files", own + times(part("a", "", '; filename="a"'))),
    multipart("one long part", own + part("a", "a".repeat(bodyBytes))),
    multipart("a part of boundaries", `${own}${part("a", "")}${times(`\r\n-${boundary}`)}`),
    multipart("headers of a part", `${own}--${boundary}\r\n${times("A: b\r\n")}`),
    multipart("a long name", own + part("a".repeat(bodyBytes), "")),
    multipart("escaped quotes", own + part(times("%22"), "")),
  ];
}

/** Decodes a web page by the rules of browsers, so that umlauts, quotes and kanji are correct. */

/** The standard asks for 1024 bytes; templates that start with long comments have their declaration further down. */
const prescanBytes = 4_096;

const byteOrderMarks = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
] as const;

const comment = /<!--[\s\S]*?(?:-->|$)/g;
const metaTag = /<meta[\s/](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const attribute = /([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const charsetParameter = /charset\s*=\s*(?:"\s*([^"]*)"|'\s*([^']*)'|([^\s"';,]+))/i;

/** The page as text: never throws, for any bytes and any wrong label. */
export function decodePage(bytes: Uint8Array, contentType: string | undefined): string {
  const decoder =
    decoderFor(byteOrderMark(bytes)) ?? decoderFor(charsetIn(contentType)) ?? decoderFor(declaredInPage(bytes));
  if (decoder) return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  return byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding;
}

function charsetIn(contentType: string | undefined): string | undefined {
  const match = contentType ? charsetParameter.exec(contentType) : null;
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

/** An unknown label is ignored. */
function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function declaredInPage(bytes: Uint8Array): string | undefined {
  // Every encoding that can carry a readable declaration writes it in ASCII, which this decoder keeps.
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, prescanBytes)).replace(comment, "");
  for (const [tag] of start.matchAll(metaTag)) {
    const label = charsetOfMeta(tag);
    if (decoderFor(label)) return asReadable(label);
  }
  return undefined;
}

function charsetOfMeta(tag: string): string | undefined {
  const attributes = new Map<string, string>();
  for (const [, name = "", doubleQuoted, singleQuoted, bare] of tag.matchAll(attribute)) {
    const key = name.toLowerCase();
    // If an attribute is repeated, the first counts.
    if (!attributes.has(key)) attributes.set(key, doubleQuoted ?? singleQuoted ?? bare ?? "");
  }
  const isContentType = attributes.get("http-equiv")?.trim().toLowerCase() === "content-type";
  return attributes.get("charset") ?? (isContentType ? charsetIn(attributes.get("content")) : undefined);
}

/** A declaration that is readable as ASCII was not written in UTF-16, whatever it says. */
function asReadable(label: string | undefined): string | undefined {
  const encoding = decoderFor(label)?.encoding;
  if (encoding?.startsWith("utf-16")) return "utf-8";
  return encoding === "x-user-defined" ? "windows-1252" : encoding;
}

import type { RawAnswer } from "../../tests/fuzz/raw-answer.ts";

export type Read = { readonly answer: RawAnswer; readonly length: number };

/** The first complete answer in the received bytes, and its length; undefined while it is incomplete. */
export function readAnswer(received: Buffer, toMethod: string): Read | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const [statusLine = "", ...lines] = received.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(statusLine)?.[1]);
  if (!Number.isInteger(status)) throw new Error(`No answer of HTTP: ${JSON.stringify(statusLine.slice(0, 80))}`);
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const start = end + 4;
  if (status < 200) {
    const next = readAnswer(received.subarray(start), toMethod);
    return next && { ...next, length: start + next.length };
  }
  const read = readBody(received, start, new Map(headers), status, toMethod);
  if (!read) return undefined;
  const keepsOpen = !headers.some(([name, value]) => name === "connection" && value.toLowerCase() === "close");
  return { answer: { status, headers, body: read.body, keepsOpen }, length: read.end };
}

type Body = { readonly body: Buffer; readonly end: number };

function readBody(
  received: Buffer,
  start: number,
  headers: ReadonlyMap<string, string>,
  status: number,
  toMethod: string,
): Body | undefined {
  if (toMethod === "HEAD" || status === 204 || status === 304) return { body: Buffer.alloc(0), end: start };
  if (headers.get("transfer-encoding")?.toLowerCase() === "chunked") return readChunks(received, start);
  // The parser's own refusals declare no length: they are empty, and the connection ends.
  const length = Number(headers.get("content-length") ?? 0);
  const end = start + length;
  return received.length < end ? undefined : { body: received.subarray(start, end), end };
}

function readChunks(received: Buffer, start: number): Body | undefined {
  const parts: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = received.indexOf("\r\n", at);
    if (lineEnd === -1) return undefined;
    const size = Number.parseInt(received.subarray(at, lineEnd).toString("latin1"), 16);
    const dataEnd = lineEnd + 2 + size;
    if (received.length < dataEnd + 2) return undefined;
    if (size === 0) return { body: Buffer.concat(parts), end: dataEnd + 2 };
    parts.push(received.subarray(lineEnd + 2, dataEnd));
    at = dataEnd + 2;
  }
}

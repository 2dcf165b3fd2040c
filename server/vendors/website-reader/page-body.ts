import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { AppError } from "#server/http/app-error.ts";

/** 2 MB: the limit of a page, both as sent and decompressed. */
export const maxPageBytes = 2_000_000;

export const acceptedTypes = "text/html,application/xhtml+xml";
export const acceptedEncodings = "gzip, br";

const pageType = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i;

type Chunks = AsyncIterable<Buffer>;

/**
 * The bytes of a page, decompressed. Nothing is read of an answer that is not a page or declares a larger size.
 * @throws AppError
 */
export async function readPageBody(body: Readable, headers: IncomingHttpHeaders): Promise<Uint8Array> {
  if (!pageType.test(headers["content-type"] ?? "")) throw new AppError("pageUnsuitable", "content type not HTML");
  const unpack = unpackerFor(headers["content-encoding"]);
  if (Number(headers["content-length"]) > maxPageBytes) throw tooLarge("announced");

  const page: Buffer[] = [];
  const collect = async (unpacked: Chunks) => {
    for await (const chunk of unpacked) page.push(chunk);
  };
  await (unpack
    ? pipeline(body, atMost("as sent"), unpack(), atMost("unpacked"), collect)
    : pipeline(body, atMost("as sent"), collect));
  return Buffer.concat(page);
}

/** Passes bytes up to the limit; above it the pipeline and the connection are destroyed. */
function atMost(stage: "as sent" | "unpacked") {
  return async function* (chunks: Chunks) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > maxPageBytes) throw tooLarge(stage);
      yield chunk;
    }
  };
}

function tooLarge(stage: string): AppError {
  return new AppError("pageTooLarge", `more than ${maxPageBytes} bytes ${stage}`);
}

/** At most one layer: several multiply a decompression bomb, and no honest site sends them. */
function unpackerFor(header: string | undefined) {
  const encodings = (header ?? "")
    .split(",")
    .map((encoding) => encoding.trim().toLowerCase())
    .filter((encoding) => encoding !== "" && encoding !== "identity");
  if (encodings.length > 1) throw new AppError("siteFailed", "several content encodings");
  switch (encodings[0]) {
    case undefined:
      return undefined;
    case "gzip":
    case "x-gzip":
      return createGunzip;
    case "br":
      return createBrotliDecompress;
    default:
      throw new AppError("siteFailed", "content encoding that was not asked for");
  }
}

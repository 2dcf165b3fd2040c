import type { FileName } from "#domain/report/file-name.ts";

const types = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const chunkBytes = 64 * 1024;

// RFC 8187 leaves fewer characters as they are than the function does.
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** A private file as an answer: saved under its name, kept nowhere, sent piece by piece as the visitor takes it. */
export function attachment(bytes: Uint8Array, type: keyof typeof types, { plain, full }: FileName): Response {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(sent, sent + chunkBytes));
      sent += chunkBytes;
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": types[type],
      "Content-Length": String(bytes.length),
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded(full)}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex, nofollow",
      "Referrer-Policy": "no-referrer",
    },
  });
}

import type { Socket } from "node:net";
import { AppError } from "#server/http/app-error.ts";
import { maxPageBytes } from "./page-body.ts";

/** The largest page, and half of that for headers, redirects, chunk sizes and encryption. */
const maxReceived = maxPageBytes * 1.5;

/**
 * Counts everything that the connections of one reading receive. A site can endlessly send what is not part of a
 * body: chunk extensions, trailers, blank lines. Above the limit the connection is destroyed.
 */
export function receivedBytes(): { watch(socket: Socket): void } {
  const sockets: Socket[] = [];
  return {
    watch(socket) {
      sockets.push(socket);
      const check = () => {
        const received = sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
        if (received > maxReceived)
          socket.destroy(new AppError("pageTooLarge", `more than ${maxReceived} bytes received`));
      };
      socket.on("readable", check);
      // Bytes of the TLS layer itself are never readable.
      socket.on("session", check);
    },
  };
}

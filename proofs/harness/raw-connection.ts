import { connect, type Socket } from "node:net";
import type { RawAnswer } from "../../tests/fuzz/raw-answer.ts";
import { readAnswer } from "./raw-answer.ts";

/** How a request ended. A close without an answer counts as an end; neither in time is a hang. */
export type Ended =
  | { readonly how: "answered"; readonly answer: RawAnswer }
  | { readonly how: "closed" }
  | { readonly how: "hung" };

export type Sending = {
  readonly bytes: Buffer;
  readonly method: string;
  readonly withinMs: number;
  /** Half-closes after the request, for requests that declare more than they send. */
  readonly thenEnd?: boolean;
};

export type RawConnection = {
  /** Sends bytes unchanged and waits for one answer; reconnects if the last answer closed the connection. */
  send(sending: Sending): Promise<Ended>;
  close(): void;
};

/** Does not enforce HTTP, so that it can send what a library would refuse to. */
export function rawConnection(port: number): RawConnection {
  let socket: Socket | undefined;
  const close = () => {
    socket?.destroy();
    socket = undefined;
  };
  return {
    close,
    async send(sending) {
      // The server may have closed it since the last answer, when there was no listener.
      if (socket?.destroyed) socket = undefined;
      socket ??= connect(port, "127.0.0.1").setNoDelay(true);
      const ended = await exchange(socket, sending);
      const isUsable = ended.how === "answered" && ended.answer.keepsOpen && !sending.thenEnd;
      if (!isUsable) close();
      return ended;
    },
  };
}

function exchange(socket: Socket, { bytes, method, withinMs, thenEnd = false }: Sending): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let parts: Buffer[] = [];
    const finish = (ended: Ended) => {
      clearTimeout(timer);
      socket.removeAllListeners();
      // Ignore a reset after the answer.
      socket.on("error", () => undefined);
      resolve(ended);
    };
    const timer = setTimeout(() => finish({ how: "hung" }), withinMs);
    socket.on("data", (chunk) => {
      parts.push(chunk);
      const received = parts.length === 1 ? chunk : Buffer.concat(parts);
      parts = [received];
      try {
        const read = readAnswer(received, method);
        // A second answer to one request is a fault: the connection is not used again.
        if (read)
          finish({
            how: "answered",
            answer: { ...read.answer, keepsOpen: read.answer.keepsOpen && read.length === received.length },
          });
      } catch (error) {
        reject(error);
      }
    });
    socket.on("close", () => finish({ how: "closed" }));
    socket.on("error", () => undefined);
    if (thenEnd) socket.end(bytes);
    else socket.write(bytes);
  });
}

/** One request on a separate connection. */
export async function sendOnce(port: number, sending: Sending): Promise<Ended> {
  const connection = rawConnection(port);
  try {
    return await connection.send(sending);
  } finally {
    connection.close();
  }
}

import type { Server } from "node:http";
import type { Socket } from "node:net";

export type DrainTimeouts = {
  /** Nobody came or went for so long: those who had an answer and ask on have done so. */
  readonly quietMs: number;
  /** On a machine that has too much to do, the doors must be closed at some time. */
  readonly takeInMs: number;
  /** A connection that was opened in advance and has sent nothing by then will not be missed. */
  readonly silentMs: number;
  /** A visitor's slow download must not hold the end up for ever. */
  readonly visitorsMs: number;
};

export type ConnectionDrain = {
  /** Resolves when nobody new is taken and everybody who was here has gone. */
  close(patience: DrainTimeouts): Promise<void>;
};

/** A turn in which something was done is longer, and others may have connected meanwhile. */
const idleTurnMs = 0.1;

/** Who is connected to a server, from the first on. */
export function trackConnections(server: Server): ConnectionDrain {
  const sockets = new Set<Socket>();
  let movedAt = Number.NEGATIVE_INFINITY;
  server.on("connection", (socket) => {
    movedAt = performance.now();
    sockets.add(socket);
    socket.once("close", () => {
      movedAt = performance.now();
      sockets.delete(socket);
    });
  });

  /**
   * Whoever has connected by now is taken in first: Node takes one at a turn, and those still waiting when we close are reset.
   * So the doors close in a quiet moment, right after turns that brought nobody and did nothing; the longer we have waited for
   * one, the shorter it may be.
   */
  async function allTakenIn(quietMs: number, takeInMs: number): Promise<void> {
    const until = performance.now() + takeInMs;
    let idleTurns = 0;
    for (let began = performance.now(); began < until; ) {
      const longEnough = quietMs * ((until - began) / takeInMs);
      await new Promise((next) => setImmediate(next));
      const ended = performance.now();
      idleTurns = movedAt < began && ended - began < idleTurnMs ? idleTurns + 1 : 0;
      began = ended;
      if (idleTurns >= 2 && ended - movedAt >= longEnough) return;
    }
  }

  return {
    close: async ({ quietMs, takeInMs, silentMs, visitorsMs }) => {
      // Before the last look: closing many takes time in which others connect.
      server.closeIdleConnections();
      await allTakenIn(quietMs, takeInMs);
      const { promise: empty, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      const timers = [
        setTimeout(() => {
          for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
          server.closeIdleConnections();
        }, silentMs),
        setTimeout(() => server.closeAllConnections(), visitorsMs),
      ];
      await empty;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

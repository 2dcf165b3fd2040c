import type { Server } from "node:http";
import type { Socket } from "node:net";

export type DrainTimeouts = {
  /** No connection opened or closed for this long: clients that follow up on their last answer have done so. */
  readonly quietMs: number;
  /** The longest wait for such a moment; an overloaded machine may never have one. */
  readonly acceptMs: number;
  /** A connection that has sent nothing by then was opened in advance and is closed. */
  readonly silentMs: number;
  /** Slow downloads are cut off after this. */
  readonly downloadsMs: number;
};

export type ConnectionDrain = {
  /** Resolves once no connection is accepted any more and all have ended. */
  close(timeouts: DrainTimeouts): Promise<void>;
};

/** A longer round of the event loop did some work, and clients may have connected meanwhile. */
const idleRoundMs = 0.1;

/** Follows the connections of a server from its start, so that it can be closed without resetting one. */
export function trackConnections(server: Server): ConnectionDrain {
  const sockets = new Set<Socket>();
  let changedAt = Number.NEGATIVE_INFINITY;
  server.on("connection", (socket) => {
    changedAt = performance.now();
    sockets.add(socket);
    socket.once("close", () => {
      changedAt = performance.now();
      sockets.delete(socket);
    });
  });

  /**
   * Node accepts one connection per round of the event loop, and resets those still waiting when the server closes.
   * So wait for a pause: rounds that bring no connection and do no work. The longer the wait, the shorter the pause may
   * be.
   */
  async function acceptWaiting(quietMs: number, maxMs: number): Promise<void> {
    const until = performance.now() + maxMs;
    let idleRounds = 0;
    for (let began = performance.now(); began < until; ) {
      const longEnough = quietMs * ((until - began) / maxMs);
      await new Promise((next) => setImmediate(next));
      const ended = performance.now();
      idleRounds = changedAt < began && ended - began < idleRoundMs ? idleRounds + 1 : 0;
      began = ended;
      if (idleRounds >= 2 && ended - changedAt >= longEnough) return;
    }
  }

  return {
    close: async ({ quietMs, acceptMs, silentMs, downloadsMs }) => {
      // First, because closing many takes time in which clients connect.
      server.closeIdleConnections();
      await acceptWaiting(quietMs, acceptMs);
      const { promise: empty, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      const timers = [
        setTimeout(() => {
          for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
          server.closeIdleConnections();
        }, silentMs),
        setTimeout(() => server.closeAllConnections(), downloadsMs),
      ];
      await empty;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

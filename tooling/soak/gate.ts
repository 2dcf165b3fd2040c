import { connect, createServer, type Socket } from "node:net";

/** What a vendor's network does: lets through, refuses, or lets through late. */
export type GateState = "open" | "shut" | { readonly answersAfterMs: number };

export type Gate = {
  readonly port: number;
  set(state: GateState): Promise<void>;
  stop(): Promise<void>;
};

/** Stands between the site and a vendor. While it is shut nothing listens, and what was open is cut. */
export async function startGate(target: { readonly host: string; readonly port: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  let state: GateState = "open";

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => undefined);
  };
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const socket of [near, far]) keep(socket);
    // What is asked comes late; so the answer does, and each side sees its own order and its own pauses.
    near.on("data", (chunk: Buffer) => later(() => far.write(chunk)));
    near.once("close", () => later(() => far.destroy()));
    far.pipe(near);
    far.once("close", () => near.destroy());
  });
  const later = (work: () => unknown) =>
    typeof state === "object" ? void setTimeout(work, state.answersAfterMs) : void work();

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        resolve();
      });
    });
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    set: async (next) => {
      const wasShut = state === "shut";
      state = next;
      if (next === "shut" && !wasShut) await shut();
      if (next !== "shut" && wasShut) await listen(port);
    },
    stop: () => (state === "shut" ? Promise.resolve() : shut()),
  };
}

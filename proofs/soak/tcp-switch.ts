import { connect, createServer, type Socket } from "node:net";

export type GateState = "open" | "shut";

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
    near.pipe(far).pipe(near);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
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

import { connect, createServer, type Socket } from "node:net";

/** What a vendor's network does: lets through, refuses, or lets answers through late. */
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
    near.once("close", () => far.destroy());
    near.pipe(far);
    far.on("data", (chunk: Buffer) => later(() => near.write(chunk)));
    far.once("close", () => later(() => near.end()));
  });
  // Each side's parts stay in their order, for all of them wait as long.
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

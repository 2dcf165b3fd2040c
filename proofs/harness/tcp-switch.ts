import { connect, createServer, type Socket } from "node:net";

export type TcpSwitch = {
  readonly port: number;
  /** Stops listening and closes open connections. */
  turnOff(): Promise<void>;
  /** Listens again on the same port. */
  turnOn(): Promise<void>;
};

/** A TCP proxy between the site and a vendor that can make the vendor unreachable. */
export async function startTcpSwitch(target: { readonly host: string; readonly port: number }): Promise<TcpSwitch> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket)).on("error", () => undefined);
    }
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
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    turnOn: () => listen(port),
    turnOff: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startGate } from "./tcp-switch.ts";

test("lets through while it is open, cuts and refuses while it is shut, and opens again on its port", async () => {
  const echo = createServer((socket) => socket.on("error", () => undefined).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve));
  const gate = await startGate({ host: "127.0.0.1", port: (echo.address() as AddressInfo).port });
  onTestFinished(async () => {
    await gate.stop();
    echo.close();
  });
  const through = async () => {
    const socket = connect(gate.port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("hello");
    expect(String((await once(socket, "data"))[0])).toBe("hello");
    return socket;
  };
  const open = await through();
  const cut = once(open, "close");
  await gate.set("shut");
  await cut;
  await expect(through()).rejects.toThrow("ECONNREFUSED");
  await gate.set("open");
  (await through()).destroy();
});

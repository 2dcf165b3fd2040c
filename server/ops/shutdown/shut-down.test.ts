import { EventEmitter, once } from "node:events";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "#server/ops/log.ts";
import { closeWhenDraining } from "./close-when-draining.ts";
import { createLifecycle } from "./lifecycle.ts";
import { type ShutdownSettings, shutDownInOrder, shutdownLimits } from "./shut-down.ts";

type Fixture = {
  readonly port: number;
  readonly lifecycle: ReturnType<typeof createLifecycle>;
  readonly steps: string[];
  readonly logged: () => readonly Record<string, unknown>[];
  /** Like the operating system or Node. */
  send(event: string, ...about: unknown[]): void;
  /** The exit code of the process. */
  readonly exit: Promise<number>;
  /** The request that waits for its answer, once it has arrived. */
  waiting(): Promise<ServerResponse>;
};

type FixtureSettings = Partial<ShutdownSettings> & { readonly answersAtOnce?: boolean };

async function fixture({ answersAtOnce = false, ...settings }: FixtureSettings = {}): Promise<Fixture> {
  const lifecycle = createLifecycle();
  const arrived = Promise.withResolvers<ServerResponse>();
  const server: Server = createServer({ ServerResponse: closeWhenDraining(lifecycle) }, (_request, response) => {
    arrived.resolve(response);
    if (answersAtOnce) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const steps: string[] = [];
  server.once("close", () => steps.push("server closed"));
  const lines: string[] = [];
  const self = new EventEmitter();
  const exited = Promise.withResolvers<number>();
  shutDownInOrder({
    server,
    lifecycle,
    log: createLog("info", { write: (line) => lines.push(line) }),
    drainMs: 0,
    stopServices: async () => void steps.push("parts ended"),
    process: Object.assign(self, { exit: (code?: number | string | null) => exited.resolve(Number(code)) }) as never,
    limits: { ...shutdownLimits, quiet: 0, silent: 5 },
    ...settings,
  });
  return {
    port: (server.address() as AddressInfo).port,
    lifecycle,
    steps,
    logged: () => lines.map((line) => JSON.parse(line)),
    send: (event, ...about) => void self.emit(event, ...about),
    exit: exited.promise,
    waiting: () => arrived.promise,
  };
}

const ask = async (port: number) => {
  const request = get({ port, host: "127.0.0.1", agent: false, headers: { Connection: "keep-alive" } });
  const answer = (await once(request, "response"))[0] as IncomingMessage;
  return { connection: answer.headers.connection, body: await text(answer) };
};

test("open requests are answered with Connection: close, then the parts end, then the process with 0", async () => {
  const { port, lifecycle, steps, send, exit, waiting } = await fixture();
  const answer = ask(port);
  const response = await waiting();
  send("SIGTERM");
  expect(lifecycle.isDraining()).toBe(true);
  await vi.waitFor(() => expect(connectTo(port)).rejects.toThrow("ECONNREFUSED"));
  expect(steps).toEqual([]);
  response.end("done");
  expect(await answer).toEqual({ connection: "close", body: "done" });
  expect(await exit).toBe(0);
  expect(steps).toEqual(["server closed", "parts ended"]);
});

async function connectTo(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
  } finally {
    socket.destroy();
  }
}

test("clients that had connected before the server was closed are served", async () => {
  const { port, send, exit, waiting } = await fixture({ answersAtOnce: true });
  const sockets = Array.from({ length: 40 }, () => connect(port, "127.0.0.1"));
  const said = sockets.map((socket) => text(socket));
  for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  send("SIGTERM");
  await waiting();
  expect((await Promise.all(said)).filter((answer) => answer.startsWith("HTTP/1.1 200 "))).toHaveLength(40);
  expect(await exit).toBe(0);
});

test.each([2, 3, 4])("clients that connect during the last work are served (one every %i rounds)", async (every) => {
  const { port, send, exit } = await fixture({ answersAtOnce: true });
  const said: Promise<string>[] = [];
  send("SIGTERM");
  for (let turn = 0; turn < 24; turn++) {
    await new Promise((next) => setImmediate(next));
    if (turn % every === 0) {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
      said.push(text(socket));
    }
    workFor(1);
  }
  const answers = await Promise.all(said.map((answer) => answer.catch((error: NodeJS.ErrnoException) => error.code)));
  expect(answers.filter((answer) => !answer?.startsWith("HTTP/1.1 200 "))).toEqual([]);
  expect(await exit).toBe(0);
});

test("a client that follows an answer with further requests is served until there is a pause", async () => {
  const { port, send, exit } = await fixture({
    answersAtOnce: true,
    limits: { ...shutdownLimits, quiet: 300, accept: 30_000, silent: 5 },
  });
  const answers: (string | undefined)[] = [];
  const follow = async (times: number): Promise<void> => {
    answers.push((await ask(port)).connection);
    // Like a visitor who reads the answer first.
    await new Promise((next) => setTimeout(next, 2));
    if (times > 1) await Promise.all([follow(times - 1), ask(port)]);
  };
  send("SIGTERM");
  await follow(10);
  expect(answers).toEqual(Array(10).fill("close"));
  expect(await exit).toBe(0);
});

function workFor(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test("an idle connection that was opened in advance does not delay the end", async () => {
  const { port, send, exit } = await fixture({ limits: { ...shutdownLimits, silent: 5, downloads: 60_000 } });
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  send("SIGTERM");
  expect(await exit).toBe(0);
});

test("a download that never ends is cut off", async () => {
  const { port, steps, send, exit, waiting } = await fixture({ limits: { ...shutdownLimits, downloads: 5 } });
  const answer = ask(port).catch((error: Error) => error.message);
  await waiting();
  send("SIGINT");
  expect(await exit).toBe(0);
  expect(steps).toEqual(["server closed", "parts ended"]);
  expect(await answer).toContain("socket hang up");
});

test.each<[string, string, number]>([
  ["a supervisor's signal leaves proxies the grace", "SIGTERM", 5_000],
  ["a keyboard's does not", "SIGINT", 0],
])("%s", async (_, signal, drainMs) => {
  const { port, lifecycle, logged, send } = await fixture({ drainMs: 5_000 });
  send(signal);
  expect(lifecycle.isDraining()).toBe(true);
  expect(logged()[0]).toMatchObject({ msg: "draining", drainMs });
  if (drainMs > 0) await expect(connectTo(port)).resolves.toBeUndefined();
});

test("a second signal ends at once, but not the same one forwarded twice", async () => {
  let at = 10_000;
  const { steps, send, exit } = await fixture({ drainMs: 60_000, now: () => at });
  let ended = false;
  void exit.then(() => {
    ended = true;
  });
  send("SIGTERM");
  at += shutdownLimits.sameSignal - 1;
  send("SIGTERM");
  await Promise.resolve();
  expect(ended).toBe(false);
  at += 1;
  send("SIGINT");
  expect(await exit).toBe(1);
  expect(steps).toEqual([]);
});

test("an uncaught error ends the process in order with 1, and the log does not quote it", async () => {
  const { steps, logged, send, exit } = await fixture({ drainMs: 60_000 });
  send("uncaughtException", new TypeError("owner@private.example has $4,200,000"), "unhandledRejection");
  expect(await exit).toBe(1);
  expect(steps).toEqual(["server closed", "parts ended"]);
  expect(logged()[0]).toMatchObject({ level: 60, code: "TypeError", origin: "unhandledRejection" });
  expect(logged()[0]?.["at"]).toContain("shut-down.test.ts");
  expect(JSON.stringify(logged())).not.toMatch(/private|4,200/);
});

test("a failure during shutdown does not restart it, and sets the exit code", async () => {
  const { port, steps, send, exit, waiting } = await fixture();
  const answer = ask(port);
  const response = await waiting();
  send("SIGTERM");
  send("uncaughtException", new Error("late"), "uncaughtException");
  response.end();
  await answer;
  expect(await exit).toBe(1);
  expect(steps).toEqual(["server closed", "parts ended"]);
});

test.each<[string, Partial<ShutdownSettings>, string]>([
  ["a part that fails", { stopServices: () => Promise.reject(new Error("no")) }, "shutdown failed"],
  [
    "a part that hangs",
    {
      stopServices: () => new Promise(() => undefined),
      limits: { ...shutdownLimits, accept: 1, silent: 1, downloads: 1, parts: 1 },
    },
    "shutdown timed out",
  ],
])("%s is left behind", async (_, settings, words) => {
  const { logged, send, exit } = await fixture(settings);
  send("SIGTERM");
  expect(await exit).toBe(1);
  expect(logged().at(-1)).toMatchObject({ level: 50, msg: words });
});

import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { eventDataSchemas } from "#contracts/events.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import { eventExamples } from "#server/services/events/event-examples.fixture.ts";
import { createWebhookSender } from "#server/vendors/webhooks/sender.ts";
import { freePort } from "#tooling/run/free-port.ts";

const page = readFileSync("docs/webhooks.md", "utf8");
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, code = ""]) => code);

const folder = mkdtempSync(join(tmpdir(), "webhook-docs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const other = `whsec_${Buffer.alloc(32, 6).toString("base64")}`;

describe("docs/webhooks.md", () => {
  test("lists every type of event", () => {
    const listed = [...page.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, type]) => type);
    expect(listed).toEqual(expect.arrayContaining([...eventTypes, "webhook.test"]));
  });

  test("has an example of each type, as the contract makes it", () => {
    expect(blocks("json").map((json) => JSON.parse(json))).toEqual(eventExamples);
    expect(eventExamples.map(({ type }) => type)).toEqual(Object.keys(eventDataSchemas));
    for (const { type, data } of eventExamples)
      expect(eventDataSchemas[type as keyof typeof eventDataSchemas].parse(data)).toEqual(data);
  });
});

type Receiver = ChildProcessByStdio<null, Readable, Readable>;

/** The example as a person would start it. Resolves once it waits for requests. */
async function start(command: string, code: string, file: string) {
  const path = join(folder, file);
  writeFileSync(path, code);
  const port = await freePort();
  const child: Receiver = spawn(command, [path], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => (await lines.next()).value as string | undefined;
  expect(await line()).toBe("waiting for webhooks");
  const host = `localhost:${port}`;
  const send = (id: string, secrets: readonly string[], now = Date.now()) =>
    createWebhookSender({ allowHosts: [host], now: () => now }).send({
      url: `http://${host}/`,
      secrets,
      id,
      body: JSON.stringify({ type: "message.received", data: { id, text: "Größe – 値" } }),
    });
  return { send, line };
}

async function checkReceiver({ send, line }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const status = async (...given: Parameters<typeof send>) => {
    const sent = await send(...given);
    return "status" in sent ? sent.status : sent.failed;
  };
  expect(await status("evt_1", [secret])).toBe(204);
  expect(await line()).toBe("message.received evt_1");
  // A repeat is accepted and not told again; of two secrets one is enough.
  expect(await status("evt_1", [secret])).toBe(204);
  expect(await status("evt_2", [other, secret])).toBe(204);
  expect(await line()).toBe("message.received evt_2");
  expect(await status("evt_3", [other])).toBe(401);
  for (const minutes of [-6, 6]) expect(await status("evt_4", [secret], Date.now() + minutes * 60_000)).toBe(401);
}

test("the receiver in TypeScript takes what we send, and nothing else", async () => {
  await checkReceiver(await start(process.execPath, blocks("ts")[0] ?? "", "receiver.ts"));
}, 20_000);

/** Of the example that was last run with Python; to be set again after a run, when the example is changed. */
const triedPython = "1c0bcbb449b42fe26fa4a1daa23499c104257230d24ad2a49ae4583b3af6bda7";

describe("the receiver in Python", () => {
  const hasPython = spawnSync("python3", ["--version"]).status === 0;
  test("is the one that was tried", () => {
    expect(
      createHash("sha256")
        .update(blocks("python")[0] ?? "")
        .digest("hex"),
    ).toBe(triedPython);
  });
  // Where there is no Python, the test before has to do.
  test.runIf(hasPython)(
    "takes what we send, and nothing else",
    async () => {
      await checkReceiver(await start("python3", blocks("python")[0] ?? "", "receiver.py"));
    },
    20_000,
  );
});

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWebhookSender } from "#server/vendors/webhooks/sender.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/fakes/webhook-receiver.ts";

/** Signatures of Standard Webhooks that others computed: by our sender, and for the receivers that we document. */

type Vector = {
  readonly name: string;
  readonly secret: string;
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
  readonly signature: string;
};

/** By `openssl dgst -sha256 -mac HMAC`. */
const own: Vector = {
  name: "of OpenSSL",
  secret: "whsec_YW1pdmEtY29udHJhY3QtdGVzdC1zZWNyZXQtMzJieXQ=",
  id: "evt_1",
  timestamp: 1_760_000_000,
  body: '{"type":"webhook.test","data":{"text":"Größe – 値"}}',
  signature: "v1,cfvlOgaA8wzSROfzAwyezAu1QQey8+ABm2XGqe+XgLY=",
};

/** Those of the specification's libraries, if `STANDARD_WEBHOOKS` names a checkout of them; see docs/contracts.md. */
const checkout = process.env["STANDARD_WEBHOOKS"];
const vectors = checkout ? [own, ...publishedVectors(checkout)] : [own];

function publishedVectors(folder: string): readonly Vector[] {
  const sources = [
    {
      name: "of the JavaScript library",
      file: "libraries/javascript/src/webhook.test.ts",
      form: /const key = "(?<secret>[^"]+)";\s+const msgId = "(?<id>[^"]+)";\s+const timestamp = new Date\((?<timestamp>\d+) \* 1000\);\s+const payload = '(?<body>[^']+)';\s+const expected = "(?<signature>[^"]+)";/,
    },
    {
      name: "of the Rust library",
      file: "libraries/rust/src/lib.rs",
      form: /Webhook::new\("(?<secret>[^"]+)"\)\.unwrap\(\);\s+assert_eq!\(\s+"(?<signature>[^"]+)"\.to_owned\(\),\s+wh\.sign\(\s+"(?<id>[^"]+)",\s+(?<timestamp>\d+),\s+br#"(?<body>.+?)"#/,
    },
  ];
  return sources.map(({ name, file, form }) => {
    const found = form.exec(readFileSync(join(folder, file), "utf8"))?.groups;
    if (!found) throw new Error(`${file} has no such vector any more`);
    const { secret = "", id = "", timestamp, body = "", signature = "" } = found;
    return { name, secret, id, timestamp: Number(timestamp), body, signature };
  });
}

const page = readFileSync("docs/webhooks.md", "utf8");
const example = (language: string) => new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "ms").exec(page)?.[1] ?? "";
const beforeServer = (code: string, start: string) => code.slice(0, code.indexOf(start));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe.each(vectors)("the vector $name", ({ secret, id, timestamp, body, signature }) => {
  let receiver: WebhookReceiver;
  const folder = mkdtempSync(join(tmpdir(), "standard-webhooks-"));
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(async () => {
    await receiver.stop();
    rmSync(folder, { recursive: true });
  });

  const headers = { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signature };
  /** What the documented check says of the vector, and of the vector with another body. */
  function said(command: string, file: string, code: string): unknown {
    const path = join(folder, file);
    writeFileSync(path, code);
    const env = { ...process.env, WEBHOOK_SECRET: secret };
    return JSON.parse(execFileSync(command, [path], { env, encoding: "utf8" }));
  }

  test("is what our sender sends", async () => {
    const sender = createWebhookSender({ allowHosts: [receiver.host], now: () => timestamp * 1_000 });
    expect(await sender.send({ url: receiver.url, secrets: [secret], id, body })).toMatchObject({ status: 204 });
    expect(receiver.received[0]).toMatchObject({ headers, body });
  });

  test("is genuine for the receiver in TypeScript", () => {
    const check = beforeServer(example("ts"), "createServer(async");
    const ask = [body, `${body} `].map((each) => `isGenuine(${JSON.stringify(each)}, ${JSON.stringify(headers)})`);
    const code = `${check}\nDate.now = () => ${timestamp}_000;\nconsole.log(JSON.stringify([${ask.join()}]));\n`;
    expect(said(process.execPath, "receiver.ts", code)).toEqual([true, false]);
  });

  test.runIf(hasPython)("is genuine for the receiver in Python", () => {
    const check = beforeServer(example("python"), "server = HTTPServer");
    const ask = [body, `${body} `].map(
      (each) => `is_genuine(${JSON.stringify(each)}.encode(), ${JSON.stringify(headers)})`,
    );
    const code = `${check}\ntime.time = lambda: ${timestamp}\nprint(json.dumps([${ask.join()}]))\n`;
    expect(said("python3", "receiver.py", code)).toEqual([true, false]);
  });
});

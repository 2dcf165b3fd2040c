import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { z } from "zod";

const modes = ["well", "refuse", "refuseMessage", "refuseSender", "refuseLogin", "defer", "stall", "drop"] as const;
export type SmtpMode = (typeof modes)[number];

/** What was delivered: the envelope, and the message both as parsed and as sent. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: Email;
  readonly raw: string;
};

export type FakeSmtp = {
  /** The value of SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  behave(mode: SmtpMode): void;
  /** Refuses these recipients, each with its own answer such as `550 5.1.1 No such user`; all others as `behave` says. */
  reject(answers: Readonly<Record<string, string>>): void;
  /** Each message is accepted this much later. */
  delay(ms: number): void;
  /** Cuts every connection and listens no more, until `revive`. */
  die(): Promise<void>;
  revive(): Promise<void>;
  /** Resolves when this many messages have arrived, whatever their outcome. */
  arrived(count: number): Promise<void>;
  clear(): void;
  stop(): Promise<void>;
};

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A mail server that stores what it is sent and fails in the ways that mail servers do. */
export async function startFakeSmtp(port = 0): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let mode: SmtpMode = "well";
  let rejected: Readonly<Record<string, string>> = {};
  let delayMs = 0;
  let arrivals = 0;

  async function keep(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    received.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : "",
      to: envelope.rcptTo.map(({ address }) => address),
      mail: await PostalMime.parse(raw),
      raw: raw.toString("latin1"),
    });
  }

  const cut = ({ id }: SMTPServerSession) => {
    for (const { session, _socket } of server.connections) if (session.id === id) _socket.destroy();
  };

  function acknowledge(session: SMTPServerSession, done: (error?: Error | null) => void): void {
    arrivals += 1;
    for (const look of waiting) look();
    if (mode === "refuseMessage") done(refusal(554, "5.7.1 Looks like spam"));
    // The message is stored, but not acknowledged.
    else if (mode === "drop") cut(session);
    else if (mode !== "stall") setTimeout(done, delayMs);
  }

  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      logger: false,
      // Each connection would ask the machine's name server for a name that nobody reads.
      disableReverseLookup: true,
      closeTimeout: 1,
      onAuth: ({ username }, _session, done) =>
        mode === "refuseLogin" ? done(refusal(535, `5.7.8 Unknown user ${username}`)) : done(null, { user: username }),
      onMailFrom: (_address, _session, done) =>
        done(mode === "refuseSender" ? refusal(553, "5.7.1 Sender not owned by the user") : null),
      onRcptTo: ({ address }, _session, done) => {
        const [, code, words = ""] = /^(\d{3}) (.*)$/.exec(rejected[address.toLowerCase()] ?? "") ?? [];
        if (code !== undefined) return done(refusal(Number(code), words));
        if (mode === "refuse") return done(refusal(550, `5.1.1 <${address}> does not exist here`));
        return done(mode === "defer" ? refusal(451, `4.7.1 <${address}> greylisted, come back later`) : null);
      },
      onData: (stream, session, done) => {
        const isKept = mode !== "refuseMessage" && mode !== "stall";
        (isKept ? keep(stream, session) : buffer(stream)).then(() => acknowledge(session, done), done);
      },
    });
  let server = create();
  async function listen(on: number): Promise<number> {
    // Some tests need a client that disconnects in the middle.
    server.on("error", () => undefined);
    await new Promise<void>((resolve) => server.listen(on, "127.0.0.1", resolve));
    return (server.server.address() as AddressInfo).port;
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const used = await listen(port);

  return {
    url: `smtp://127.0.0.1:${used}`,
    received,
    reject: (answers) => {
      rejected = answers;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    die: async () => {
      for (const { _socket } of server.connections) _socket.destroy();
      await close();
    },
    revive: async () => {
      server = create();
      await listen(used);
    },
    behave: (next) => {
      mode = next;
    },
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (arrivals < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    clear: () => {
      received.length = 0;
      arrivals = 0;
      mode = "well";
      rejected = {};
      delayMs = 0;
    },
    stop: close,
  };
}

const commandSchema = z.object({ mode: z.enum(modes), reject: z.record(z.string(), z.string()).default({}) });

/** As a process: the mail server and commands over HTTP (`GET /messages`, `POST /behave {mode, reject}`). */
async function serve(port: number, controlPort: number): Promise<string> {
  const fake = await startFakeSmtp(port);
  const control = createServer(async (request, response) => {
    try {
      if (request.url === "/behave") {
        const { mode, reject } = commandSchema.parse(JSON.parse(await text(request)));
        fake.behave(mode);
        fake.reject(reject);
      }
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(fake.received));
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  await new Promise<void>((resolve) => control.listen(controlPort, "127.0.0.1", resolve));
  return fake.url;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "4025" }, control: { type: "string", default: "4026" } },
  });
  const url = await serve(Number(values.port), Number(values.control));
  process.stdout.write(`The fake mail server is on ${url}, its commands on http://127.0.0.1:${values.control}\n`);
}

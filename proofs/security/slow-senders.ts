import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connectionLimits } from "../../server/http/bounded-server.ts";
import { type Check, check } from "../harness/check.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import type { AuditedSite } from "./audited-site.ts";
import { startWaitingVisitor } from "./visitor-waits.ts";

type Slow = {
  readonly name: string;
  readonly count: number;
  /** Sent at once; then one byte per second, until the server closes. */
  readonly opening: string;
  readonly drip: string;
  /** Milliseconds after which it must be cut off, and before which it must not be. */
  readonly cutAfter: number;
};

const host = "Host: localhost\r\n";
const slows: readonly Slow[] = [
  {
    name: "connections that say nothing",
    count: 300,
    opening: "",
    drip: "",
    cutAfter: connectionLimits.headersTimeout,
  },
  {
    name: "headers, a byte a second",
    count: 100,
    opening: `GET / HTTP/1.1\r\n${host}X-Slow: `,
    drip: "a",
    cutAfter: connectionLimits.headersTimeout,
  },
  {
    name: "bodies, a byte a second",
    count: 100,
    opening: `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
    drip: " ",
    cutAfter: connectionLimits.requestTimeout,
  },
  {
    name: "forms of the desk, a byte a second",
    count: 50,
    opening: `POST /desk/sign-in HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nemail=`,
    drip: "a",
    cutAfter: connectionLimits.requestTimeout,
  },
];

/** Without waiting for answers, and more than the system buffers for a connection. */
const manyPages = `GET / HTTP/1.1\r\n${host}Accept-Encoding: identity\r\n\r\n`.repeat(200);
const unreadConnections = 20;
/** At the timeout, Node.js checks once more whether anything was sent or received. */
const unreadCutAfter = connectionLimits.idleTimeout * 2;

/** The server checks at intervals, and the machine may be busy. */
const slackMs = connectionLimits.connectionsCheckingInterval + 3_000;

/** Slow senders of every kind at once, with the server's real limits, while another visitor requests pages. */
export async function slowSenderChecks(site: AuditedSite): Promise<readonly Check[]> {
  const endVisitor = startWaitingVisitor(site, ["/", "/api/health"]);
  const [outcomes, unread] = await Promise.all([
    Promise.all(slows.map(async (slow) => ({ slow, times: await closedAfter(site.port, slow) }))),
    Promise.all(Array.from({ length: unreadConnections }, () => isCutOffUnread(site.port))),
  ]);
  return [
    ...outcomes.map(({ slow, times }) => cutOff(slow, times)),
    check(
      "slow: answers that are never read",
      `${unread.length}, cut off within ${unreadCutAfter / 1_000} s`,
      unread.every(Boolean) ? [] : [`${unread.filter((isCut) => !isCut).length} were kept`],
    ),
    await endVisitor("others are served meanwhile"),
  ];
}

function cutOff({ name, count, cutAfter }: Slow, times: readonly number[]): Check {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const findings = [
    ...(last > cutAfter + slackMs ? [`the last was cut off after ${seconds(last)}`] : []),
    // A visitor on a bad connection gets all of the time.
    ...(first < cutAfter - 1_000 ? [`the first was cut off after ${seconds(first)}, before its time`] : []),
  ];
  return check(
    `slow: ${name}`,
    `${count}, cut off after ${seconds(first)} to ${seconds(last)}, limit ${seconds(cutAfter)}`,
    findings,
  );
}

function closedAfter(port: number, slow: Slow): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: slow.count }, (_, index) => oneSlow(port, slow, visitorAddress(index))));
}

function oneSlow(port: number, { opening, drip, cutAfter }: Slow, visitor: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1").resume();
    let started = performance.now();
    const done = () => {
      clearInterval(dripping);
      clearTimeout(atLast);
      socket.destroy();
      resolve(performance.now() - started);
    };
    const dripping = setInterval(() => socket.writable && drip && socket.write(drip), 1_000);
    const atLast = setTimeout(done, cutAfter + slackMs * 2);
    socket.on("connect", () => {
      started = performance.now();
      if (opening) socket.write(opening.replace(host, `${host}X-Forwarded-For: ${visitor}\r\n`));
    });
    socket.on("error", () => undefined);
    socket.on("close", done);
  });
}

/**
 * Requests much and reads nothing. A client that does not read does not see the close either, so it checks when the
 * time is up.
 */
async function isCutOffUnread(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined);
  socket.write(manyPages);
  await sleep(unreadCutAfter + slackMs);
  const closed = new Promise<boolean>((resolve) => {
    socket.once("close", () => resolve(true));
    // A reused connection would first send what is queued, and then stay open.
    setTimeout(() => resolve(false), connectionLimits.keepAliveTimeout / 2).unref();
  });
  socket.resume();
  const isCut = await closed;
  socket.destroy();
  return isCut;
}

import { connect } from "node:net";
import { type Check, check } from "../../harness/check.ts";
import type { Target } from "./probe.ts";

const hidden = "GET /zqsmuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
const body = `0\r\n\r\n${hidden}`;
const post = (...lines: readonly string[]) =>
  `${["POST /api/contact HTTP/1.1", "Host: localhost", "Content-Type: application/json", ...lines].join("\r\n")}\r\n\r\n`;

/** Requests whose end two servers could see differently: a request hidden in the body must not be answered. */
const ambiguous: readonly (readonly [name: string, text: string])[] = [
  ["length and parts", post(`Content-Length: ${body.length}`, "Transfer-Encoding: chunked") + body],
  ["parts and length", post("Transfer-Encoding: chunked", `Content-Length: 4`) + body],
  ["two lengths", post("Content-Length: 4", `Content-Length: ${body.length}`) + body],
  ["a list of lengths", post(`Content-Length: 4, ${body.length}`) + body],
  ["a length with a sign", post("Content-Length: +4") + body],
  ["a length in sixteens", post("Content-Length: 0x4") + body],
  ["parts, unclear", post("Transfer-Encoding: xchunked", `Content-Length: 4`) + body],
  ["parts after a tab", post("Transfer-Encoding:\tchunked", `Content-Length: ${body.length}`) + body],
  [
    "parts in two lines",
    post("Transfer-Encoding: identity", "Transfer-Encoding: chunked", `Content-Length: ${body.length}`) + body,
  ],
  ["parts that are not last", post("Transfer-Encoding: chunked, identity") + body],
  ["a space before the colon", post("Transfer-Encoding : chunked", "Content-Length: 4") + body],
  ["a folded line", post("X-A: b\r\n Transfer-Encoding: chunked", "Content-Length: 4\r\n ") + body],
  ["a bare line feed", `${post("Content-Length: 4").replaceAll("\r\n", "\n")}${body}`],
  ["a bare carriage return", `${post("X-A: b\rContent-Length: 4", "Content-Length: 4")}${body}`],
  ["a part's size too large", `${post("Transfer-Encoding: chunked")}ffffffffffffffff1\r\n${hidden}`],
  ["a part's size that is none", `${post("Transfer-Encoding: chunked")}zz\r\n${hidden}`],
  ["a part's size below zero", `${post("Transfer-Encoding: chunked")}-1\r\n${hidden}`],
  ["no end of a part", `${post("Transfer-Encoding: chunked")}1\r\nab${hidden}`],
  ["another protocol", `POST /api/contact HTTP/9.9\r\nHost: localhost\r\n\r\n${hidden}`],
  ["two hosts", `GET /about HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n${hidden}`],
  ["no host", `POST /api/contact HTTP/1.1\r\n\r\n${hidden}`],
  ["the start of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["a hello of TLS", "\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1\u0003\u0003"],
];

/** Everything received within a second, or until the other side closes. */
function answered(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(done, 1_500);
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", done);
    socket.write(Buffer.from(text, "latin1"));
  });
}

export async function smugglingCheck({ port }: Target): Promise<Check> {
  const outcomes = await Promise.all(
    ambiguous.map(async ([name, text]) => ({
      name,
      statuses: (await answered(port, text)).match(/HTTP\/1\.1 \d{3}/g) ?? [],
    })),
  );
  const findings = outcomes
    .filter(({ statuses }) => statuses.length > 1 || statuses.some((status) => !/ [45]/.test(status)))
    .map(({ name, statuses }) => `${name}: ${statuses.join(", ")}`);
  return check("request smuggling", `${ambiguous.length} tries`, findings);
}

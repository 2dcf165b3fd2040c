import { createSocket } from "node:dgram";
import { once } from "node:events";

type Records = { readonly a?: readonly string[]; readonly aaaa?: readonly string[] };
const types = { 1: "a", 28: "aaaa" } as const;
const isKnownType = (type: number): type is keyof typeof types => type in types;
const nameError = 3;

/** A name server on this machine. A name without records is unknown; one with `silent` gets no answer. */
export async function openNameServer(zone: Readonly<Record<string, Records | "silent">>) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) => {
    const { name, end } = readName(query);
    const records = zone[name];
    socket.emit("asked", name);
    if (records === "silent") return;
    const type = query.readUInt16BE(end);
    const found = records && isKnownType(type) ? (records[types[type]] ?? []) : [];
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | (records ? 0 : nameError), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(found.length, 6);
    socket.send(
      Buffer.concat([head, query.subarray(12, end + 4), ...found.map((ip) => record(type, ip))]),
      port,
      address,
    );
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: () => once(socket, "asked"),
    close: () => new Promise<void>((done) => socket.close(done)),
  };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

/** An answer record that points back at the question's name. */
function record(type: number, ip: string): Buffer {
  const data = type === 1 ? Buffer.from(ip.split(".").map(Number)) : Buffer.from(ip.replaceAll(":", ""), "hex");
  const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}

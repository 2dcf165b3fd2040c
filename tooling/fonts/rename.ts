const headerLength = 12;
const recordLength = 16;

type Table = { readonly tag: string; readonly data: Buffer };

/**
 * Renames a TrueType font. Static instances of one variable font all have its name, and PDF writers identify fonts by
 * name.
 */
export function renamed(font: Buffer, name: string): Buffer {
  const others = tablesOf(font).filter(({ tag }) => tag !== "name");
  const tables = [...others, { tag: "name", data: nameTable(name) }].toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  return assembled(font.readUInt32BE(0), tables);
}

function tablesOf(font: Buffer): readonly Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = headerLength + index * recordLength;
    const offset = font.readUInt32BE(record + 8);
    const data = Buffer.from(font.subarray(offset, offset + font.readUInt32BE(record + 12)));
    return { tag: font.toString("latin1", record, record + 4), data };
  });
}

/** Family, style, full name and PostScript name, for Windows in American English, which every reader looks for. */
function nameTable(name: string): Buffer {
  const names = [
    [1, name],
    [2, "Regular"],
    [4, name],
    [6, name],
  ] as const;
  const texts = names.map(([, words]) => Buffer.from(words, "utf16le").swap16());
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const { length } = texts[index] ?? Buffer.alloc(0);
    for (const [place, value] of [3, 1, 0x409, id, length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + place * 2);
    offset += length;
  }
  return Buffer.concat([head, ...texts]);
}

const padded = (data: Buffer) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

function checksum(data: Buffer): number {
  const words = padded(data);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

const adjustmentAt = 8;
const wholeFileSum = 0xb1b0afba;

function assembled(version: number, tables: readonly Table[]): Buffer {
  const fitting = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(headerLength + tables.length * recordLength);
  header.writeUInt32BE(version, 0);
  const counts = [tables.length, fitting * 16, Math.log2(fitting), (tables.length - fitting) * 16];
  for (const [place, value] of counts.entries()) header.writeUInt16BE(value, 4 + place * 2);
  const head = tables.find(({ tag }) => tag === "head");
  head?.data.writeUInt32BE(0, adjustmentAt);
  let offset = header.length;
  for (const [index, { tag, data }] of tables.entries()) {
    const record = headerLength + index * recordLength;
    header.write(tag, record, "latin1");
    for (const [place, value] of [checksum(data), offset, data.length].entries())
      header.writeUInt32BE(value, record + 4 + place * 4);
    offset += padded(data).length;
  }
  const bodies = () => tables.map(({ data }) => padded(data));
  head?.data.writeUInt32BE((wholeFileSum - checksum(Buffer.concat([header, ...bodies()]))) >>> 0, adjustmentAt);
  return Buffer.concat([header, ...bodies()]);
}

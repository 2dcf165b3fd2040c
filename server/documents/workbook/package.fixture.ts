import { crc32, inflateRawSync } from "node:zlib";
import { Parser } from "htmlparser2";

/** A workbook's file as another program reads it: a zip of XML parts, parsed without the library that wrote it. */

export type ZipEntry = { readonly path: string; readonly stamp: number; readonly text: string };

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;

export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const file = Buffer.from(bytes);
  const end = file.length - 22;
  if (file.readUInt32LE(end) !== endOfDirectory) throw new Error("The zip has no end, or a comment after it");
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    if (file.readUInt32LE(at) !== directoryEntry) throw new Error("The directory of the zip is broken");
    const nameLength = file.readUInt16LE(at + 28);
    const path = file.toString("utf8", at + 46, at + 46 + nameLength);
    const text = unpacked(file, at, path);
    const stamp = file.readUInt32LE(at + 12);
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    return { path, stamp, text };
  });
}

function unpacked(file: Buffer, at: number, path: string): string {
  const local = file.readUInt32LE(at + 42);
  if (file.readUInt32LE(local) !== localEntry) throw new Error(`${path} is not where the zip says`);
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
  const data = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
  if (data.length !== file.readUInt32LE(at + 24) || crc32(data) !== file.readUInt32LE(at + 16))
    throw new Error(`${path} is damaged`);
  return data.toString("utf8");
}

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
};

export function xmlOf(text: string): XmlElement {
  const top: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  const last = () => open.at(-1) ?? top;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [], text: "" };
        last().children.push(element);
        open.push(element);
      },
      ontext(part) {
        last().text += part;
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const [root] = top.children;
  if (root === undefined) throw new Error("The part is no XML");
  return root;
}

/** The element and its descendants. */
export function allOf(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(allOf)];
}

export const named = (element: XmlElement, name: string) => allOf(element).filter((one) => one.name === name);

export type OpenedCell = {
  readonly sheet: string;
  readonly cell: string;
  readonly formula?: string;
  readonly value: string | number;
};

export type OpenedWorkbook = {
  readonly parts: ReadonlyMap<string, XmlElement>;
  readonly names: Readonly<Record<string, string>>;
  readonly cells: readonly OpenedCell[];
};

export function openWorkbook(bytes: Uint8Array): OpenedWorkbook {
  const parts = new Map(zipEntries(bytes).map(({ path, text }) => [path, xmlOf(text)]));
  const part = (path: string) => parts.get(path) ?? xmlOf("<none/>");
  const workbook = part("xl/workbook.xml");
  const targets = new Map(
    named(part("xl/_rels/workbook.xml.rels"), "Relationship").map(({ attributes: { Id, Target } }) => [Id, Target]),
  );
  const texts = named(part("xl/sharedStrings.xml"), "si").map(textOf);
  const cells = named(workbook, "sheet").flatMap(({ attributes }) =>
    named(part(`xl/${targets.get(attributes["r:id"])}`), "c").flatMap((cell) =>
      cellOf(attributes["name"] ?? "", cell, texts),
    ),
  );
  const names = Object.fromEntries(
    // Those of one sheet are its print titles.
    named(workbook, "definedName")
      .filter(({ attributes }) => attributes["localSheetId"] === undefined)
      .map(({ attributes, text }) => [attributes["name"] ?? "", text]),
  );
  return { parts, names, cells };
}

const textOf = (element: XmlElement) =>
  named(element, "t")
    .map(({ text }) => text)
    .join("");

function cellOf(sheet: string, { attributes, children }: XmlElement, texts: readonly string[]): readonly OpenedCell[] {
  const { r: cell = "", t: type } = attributes;
  const [formula, value, inline] = ["f", "v", "is"].map((name) => children.find((child) => child.name === name));
  if (inline) return [{ sheet, cell, value: textOf(inline) }];
  if (value === undefined) return [];
  if (type === "e") throw new Error(`${sheet}!${cell} is an error`);
  const read = type === "s" ? (texts[Number(value.text)] ?? "") : type === "str" ? value.text : Number(value.text);
  return [{ sheet, cell, value: read, ...(formula && { formula: formula.text }) }];
}

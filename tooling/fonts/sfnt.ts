/** The metrics of an uncompressed TrueType file that say how much room its text takes, all in ems. */
export type FontMetrics = {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Width of the text in one line without kerning. */
  readonly widthOf: (text: string) => number;
};

export function readMetrics(font: Buffer): FontMetrics {
  const table = (tag: string): Buffer => {
    const count = font.readUInt16BE(4);
    for (let record = 12; record < 12 + count * 16; record += 16) {
      if (font.toString("latin1", record, record + 4) !== tag) continue;
      const offset = font.readUInt32BE(record + 8);
      return font.subarray(offset, offset + font.readUInt32BE(record + 12));
    }
    throw new Error(`The font has no ${tag} table`);
  };
  const unitsPerEm = table("head").readUInt16BE(18);
  const hhea = table("hhea");
  const hmtx = table("hmtx");
  const lastAdvance = hhea.readUInt16BE(34) - 1;
  const glyphs = readCmap(table("cmap"));
  const advanceOf = (character: string): number => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    if (glyph === undefined) throw new Error(`The font has no ${JSON.stringify(character)}`);
    return hmtx.readUInt16BE(Math.min(glyph, lastAdvance) * 4);
  };
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    widthOf: (text) => [...text].reduce((sum, character) => sum + advanceOf(character), 0) / unitsPerEm,
  };
}

/** Code point to glyph, from the segments of a format 4 subtable, which every web font has. */
function readCmap(cmap: Buffer): ReadonlyMap<number, number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font's character map has no format 4 subtable");
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const field = (list: number, segment: number) => start + 14 + list * segments * 2 + (list > 0 ? 2 : 0) + segment * 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment++) {
    const [end, first] = [cmap.readUInt16BE(field(0, segment)), cmap.readUInt16BE(field(1, segment))];
    const [delta, rangeAt] = [cmap.readInt16BE(field(2, segment)), field(3, segment)];
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= end && code !== 0xffff; code++) {
      const raw = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (raw !== 0 || range === 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
  return glyphs;
}

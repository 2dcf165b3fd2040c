import sharp from "sharp";
import { sign } from "#app/art/logo-paths.ts";
import { colors } from "#content/colors.ts";

/** The plus on its pine square. It stays inside the circle that systems may cut a maskable icon to. */
export function markSvg(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sign.viewBox}">`,
    `<path fill="${colors["pine-800"]}" d="${sign.ground}"/>`,
    `<path stroke="${colors["brass-300"]}" stroke-width="${sign.plusWidth}" d="${sign.plus}"/>`,
    "</svg>",
  ].join("");
}

export function iconPng(size: number): Promise<Buffer> {
  // Drawn at its final size: scaling a small drawing up or down would blur the edges of the plus.
  return sharp(Buffer.from(markSvg()), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** One PNG in the container that browsers ask for without being told. */
export async function iconIco(size: number): Promise<Buffer> {
  const picture = await iconPng(size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

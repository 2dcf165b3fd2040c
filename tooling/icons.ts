import sharp from "sharp";
import { colors } from "#content/colors.ts";
import { site } from "#content/site.ts";
import { outlineText } from "./logo/outline-text.ts";

/**
 * The brand's first letter on a square, or a plus if the name ends in one. Inside the safe circle of a maskable icon.
 */
export async function markSvg(brand = site.brand): Promise<string> {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<path fill="${colors["pine-800"]}" d="M0 0h64v64H0z"/>`,
    brand.endsWith("+")
      ? `<path stroke="${colors["brass-300"]}" stroke-width="5" d="M14 32h36M32 14v36"/>`
      : await letter([...brand][0] ?? ""),
    "</svg>",
  ].join("");
}

async function letter(text: string): Promise<string> {
  const { d, left, top, width, height } = await outlineText(text);
  const scale = Math.min(36 / width, 36 / height);
  const [x, y] = [32 - scale * (left + width / 2), 32 - scale * (top + height / 2)].map((at) => at.toFixed(2));
  return `<path fill="${colors["brass-300"]}" transform="translate(${x} ${y}) scale(${scale.toFixed(4)})" d="${d}"/>`;
}

export async function iconPng(size: number): Promise<Buffer> {
  // Drawn at its final size: scaling would blur the edges.
  return sharp(Buffer.from(await markSvg()), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** One PNG in the ICO container that browsers request by default. */
export async function iconIco(size: number): Promise<Buffer> {
  const picture = await iconPng(size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon.
  header.writeUInt16LE(1, 4); // One picture.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Color planes.
  header.writeUInt16LE(32, 12); // Bits per pixel.
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

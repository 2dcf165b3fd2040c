import { createMarkup } from "./markup.ts";

/** The words of a text that may hold character references or tags, as linked data often does: `Smith &amp; Sons`. */
export function plainText(text: string): string {
  if (!/[&<]/.test(text)) return text;
  const pieces: string[] = [];
  const markup = createMarkup({
    open: () => 0,
    close: () => {},
    text: (piece) => {
      pieces.push(piece);
    },
    wantsText: () => true,
  });
  markup.write(text);
  markup.end();
  return pieces.join("");
}

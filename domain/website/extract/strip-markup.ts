import { createMarkup } from "./markup.ts";

/** A text without character references and tags, which linked data often contains: `Smith &amp; Sons`. */
export function stripMarkup(text: string): string {
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

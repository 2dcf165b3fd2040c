// Longer blocks list products and postings; the organization is in a short one.
const blockLimit = 300_000;

const openings = /^\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[)\s*(?:\*\/)?/;
const closings = /(?:-->|(?:\/\/|\/\*)?\s*\]\]>)\s*(?:\*\/)?\s*$/;
const controls = /\p{Cc}/gu;

/** Whether a script's type is linked data. */
export const isJsonLd = (type: string | undefined) =>
  type?.split(";", 1)[0]?.trim().toLowerCase() === "application/ld+json";

export type JsonLd = { add(piece: string): void; endBlock(): void; readonly found: readonly unknown[] };

/** Collects the blocks of linked data of a page, as far as they can be parsed. */
export function createJsonLd(): JsonLd {
  const found: unknown[] = [];
  let pieces: string[] = [];
  let size = 0;
  return {
    found,
    add(piece) {
      size += piece.length;
      if (size <= blockLimit) pieces.push(piece);
    },
    endBlock() {
      const block = size > blockLimit ? "" : pieces.join("");
      pieces = [];
      size = 0;
      const data = parsed(block) ?? parsed(unwrapped(block));
      if (data !== undefined) found.push(data);
    },
  };
}

/** Without the comment marks that old advice puts around scripts, and without line breaks inside strings. */
function unwrapped(block: string): string {
  return block.replace(controls, " ").replace(openings, "").replace(closings, "").replace(/;\s*$/, "");
}

function parsed(block: string): unknown {
  try {
    return JSON.parse(block);
  } catch {
    return undefined;
  }
}

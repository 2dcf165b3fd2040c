/** Our own pages send at most 8 levels and about 200 parts. */
export const jsonBounds = { depth: 12, parts: 500 };

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openers: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closers: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text stays within bounds, read from its punctuation before it is parsed: a schema that gets twenty
 * thousand keys does the work before it can refuse them. Text that is not JSON is left to the parser.
 */
export function isBoundedJson(text: string, { depth: maxDepth, parts: maxParts } = jsonBounds): boolean {
  let depth = 0;
  let parts = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfText(text, index + 1);
    else if (closers.has(code)) depth -= 1;
    else if (openers.has(code)) depth += 1;
    if (code === comma || openers.has(code)) parts += 1;
    if (depth > maxDepth || parts > maxParts) return false;
  }
  return true;
}

/** The index of the quotation mark that ends a string. */
function endOfText(text: string, from: number): number {
  let index = from;
  for (let code = text.charCodeAt(index); index < text.length && code !== quote; code = text.charCodeAt(index))
    index += code === backslash ? 2 : 1;
  return index;
}

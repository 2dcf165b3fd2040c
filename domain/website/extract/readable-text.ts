import { analysisLimits, websiteLimits } from "#domain/website/analysis.ts";
import { createTextBuffer, cutAtWord, maxWordLength } from "./clean-text.ts";

/** A cell this short is a label: it is on one line with what it labels. */
const shortCell = 60;

export type ReadableText = {
  text(piece: string): void;
  /** Something visible that separates text: a picture, a field. */
  gap(): void;
  lineBreak(): void;
  blockEdge(): void;
  cellEdge(): void;
  partStart(): void;
  partEnd(): void;
  headingStart(): void;
  headingEnd(): void;
  paragraphStart(): void;
  paragraphEnd(): void;
  isFull(): boolean;
  end(): { headings: readonly string[]; paragraphs: readonly string[]; textContent: string };
};

/**
 * Collects the text of a page as its reader sees it: one line per block, headings and paragraphs separately as well.
 */
export function createReadableText(): ReadableText {
  const lines = new Set<string>();
  let size = 0;
  // Past the limit by a word, so that nothing is added after a cut line.
  const line = createTextBuffer(websiteLimits.textContent + maxWordLength);
  const headings = createPassages(websiteLimits.headingsRead, analysisLimits.line);
  const paragraphs = createPassages(websiteLimits.paragraphsRead, analysisLimits.paragraph);
  let isAfterBreak = false;
  let isAfterPart = false;
  let partFrom = 0;

  function endLine(): void {
    if (line.length() === 0) return;
    const text = line.take();
    // Slides and mobile menus repeat themselves; duplicates are dropped.
    if (text === "" || lines.has(text) || size > websiteLimits.textContent) return;
    lines.add(text);
    size += text.length + 1;
  }

  function add(piece: string): void {
    if (size <= websiteLimits.textContent) line.add(piece);
    headings.add(piece);
    paragraphs.add(piece);
  }

  function blockEdge(): void {
    endLine();
    headings.add(" ");
    paragraphs.add(" ");
    isAfterBreak = false;
    isAfterPart = false;
    partFrom = 0;
  }

  return {
    text(piece) {
      if (/\S/.test(piece)) {
        isAfterBreak = false;
        isAfterPart = false;
      }
      add(piece);
    },
    gap: () => add(" "),
    lineBreak() {
      if (isAfterBreak) blockEdge();
      else add(" ");
      isAfterBreak = true;
    },
    blockEdge,
    cellEdge() {
      if (line.length() > shortCell) blockEdge();
      else add(" ");
    },
    partStart() {
      if (isAfterPart) add(" ");
      partFrom = line.length();
    },
    partEnd() {
      // Single letters are a word that is animated letter by letter.
      isAfterPart = line.length() - partFrom > 1;
    },
    headingStart: headings.start,
    headingEnd: headings.end,
    paragraphStart: paragraphs.start,
    paragraphEnd: paragraphs.end,
    isFull: () => size > websiteLimits.textContent && headings.isFull() && paragraphs.isFull(),
    end() {
      endLine();
      headings.end();
      paragraphs.end();
      return {
        headings: headings.found,
        paragraphs: paragraphs.found,
        textContent: cutAtWord([...lines].join("\n"), websiteLimits.textContent),
      };
    },
  };
}

/** The first passages of a kind, one line each. */
function createPassages(most: number, limit: number) {
  const found: string[] = [];
  const buffer = createTextBuffer(limit);
  let isOpen = false;
  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    const text = buffer.take();
    if (text !== "") found.push(text);
  }
  return {
    found: found as readonly string[],
    start() {
      end();
      isOpen = found.length < most;
    },
    add(piece: string) {
      if (isOpen) buffer.add(piece);
    },
    end,
    isFull: () => found.length >= most,
  };
}

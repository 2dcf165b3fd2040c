// Zero-width, direction and tag characters: invisible, and they can hide or reverse text.
const invisible = /[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{E0000}-\u{E007F}]/gu;
const scripts = /<(script|style)\b[^>]*>.*?(?:<\/\1\s*>|$)/gis;
const tags = /<[a-z/!?][^>]*(?:>|$)/gi;
const markdownLinks = /!?\[([^\]]*)\]\([^)]*\)/g;
const markdownSigns = /\*\*|__|`+|^#{1,6}\s/gm;
const addresses =
  /\b(?:(?:https?|ftp|file):\/\/|(?:javascript|data|mailto|vbscript):(?=\S)|www\.)\S+?(?=[.,;:!?]*(?:\s|$))/gi;

/** One line of text: no markup, no addresses, no invisible characters. */
export function plainWords(text: string): string {
  return withoutSigns(text)
    .replace(addresses, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;!?])/g, "")
    .trim();
}

/** The same sentence by sentence; one that leads elsewhere is removed completely. */
export function plainSentences(text: string): readonly string[] {
  return withoutSigns(text)
    .split(/(?<=[.!?。！？])\s+/u)
    .filter((sentence) => sentence.search(addresses) < 0)
    .map(plainWords)
    .filter(Boolean);
}

function withoutSigns(text: string): string {
  return withoutMarkup(text.replace(/\p{Cc}+/gu, " ").replace(invisible, ""))
    .replace(markdownLinks, "$1")
    .replace(markdownSigns, "");
}

/** Until nothing changes: the rest of a removed tag can be a tag. */
function withoutMarkup(text: string): string {
  const without = text.replace(scripts, " ").replace(tags, " ");
  return without === text ? text.replace(/[<>]/g, " ") : withoutMarkup(without);
}

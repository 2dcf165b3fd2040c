import { pathOf } from "#content/registry/registry.ts";
import { embedWords } from "./embed.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => escapes[sign] ?? "");

/** What a partner puts into the page, where the valuation is to stand. */
export function partnerSnippet(siteUrl: string, key: string): string {
  const page = `${siteUrl}${pathOf("valuation")}?utm_source=${key}&utm_medium=partner`;
  return [
    `<script async src="${escaped(siteUrl)}/embed.js" data-partner="${escaped(key)}" referrerpolicy="no-referrer"></script>`,
    `<noscript><a href="${escaped(page)}">${escaped(embedWords.link)}</a></noscript>`,
  ].join("\n");
}

import { type ExcerptPart, excerptOf } from "#domain/search/excerpt.ts";
import { indexEntry, rank } from "#domain/search/rank.ts";
import { tidyQuery } from "#domain/search/words.ts";
import { type SearchDocument, searchDocuments } from "./documents.server.ts";

export type SearchResult = Pick<SearchDocument, "kind" | "path" | "on"> & {
  readonly title: readonly ExcerptPart[];
  readonly excerpt: readonly ExcerptPart[];
};

export type SearchAnswer = { readonly query: string; readonly results: readonly SearchResult[] };

const index = searchDocuments.map(indexEntry);

export function searchSite(typed: string): SearchAnswer {
  const query = tidyQuery(typed);
  const results = rank(index, query).map(({ entry, titleLines, textLines }) => ({
    kind: entry.kind,
    path: entry.path,
    ...(entry.on !== undefined && { on: entry.on }),
    title: excerptOf(titleLines, query),
    excerpt: excerptOf(textLines, query),
  }));
  return { query, results };
}

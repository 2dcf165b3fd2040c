import { excerptOf, type Piece } from "#domain/search/excerpt.ts";
import { rank } from "#domain/search/rank.ts";
import { tidyQuery } from "#domain/search/words.ts";
import { type SearchDocument, searchDocuments } from "./documents.server.ts";

export type SearchResult = Pick<SearchDocument, "kind" | "path" | "on"> & {
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
};

export type SearchAnswer = { readonly query: string; readonly results: readonly SearchResult[] };

export function searchSite(typed: string): SearchAnswer {
  const query = tidyQuery(typed);
  const results = rank(searchDocuments, query).map(({ entry: { kind, path, on, title, text } }) => ({
    kind,
    path,
    ...(on !== undefined && { on }),
    title: excerptOf(title, query),
    excerpt: excerptOf(text, query),
  }));
  return { query, results };
}

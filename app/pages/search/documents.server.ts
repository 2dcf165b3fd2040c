import { faq } from "#content/faq.ts";
import { heads } from "#content/registry/heads.ts";
import { industryPages } from "#content/registry/industry-pages.ts";
import { type Page, pageById } from "#content/registry/registry.ts";
import { sitemapPages } from "#content/registry/sitemap.ts";
import type { SearchEntry } from "#domain/search/rank.ts";
import { pageText } from "./page-text.server.ts";

/** A search result: a page, or a question on one. */
export type SearchDocument = SearchEntry & {
  readonly kind: "page" | "question";
  readonly path: string;
  /** Name of the page that a question is on. */
  readonly on?: string;
};

/** Pages in the sitemap, and the contact page. */
const findable: readonly Page[] = [...sitemapPages, pageById("contact")];

function pageDocument({ id, path, name }: Page): SearchDocument {
  const { title, description, keywords = [] } = heads[id];
  const industry = industryPages.find((candidate) => candidate.id === id);
  const own = industry ? [industry.lead, industry.card.tagline, ...industry.card.highlights] : [];
  return {
    kind: "page",
    path,
    title: name,
    keywords: [title, ...keywords],
    text: [description, ...own, pageText(id)].join("\n"),
  };
}

type Question = { readonly id: string; readonly question: string; readonly answer: string | readonly string[] };

function questionDocument(page: Page, { id, question, answer }: Question): SearchDocument {
  return {
    kind: "question",
    path: `${page.path}#${id}`,
    title: question,
    // A question about "my practice" is also found by "dental".
    keywords: page.parent === "industries" ? [page.name] : [],
    text: typeof answer === "string" ? answer : answer.join(" "),
    on: page.name,
  };
}

export const searchDocuments: readonly SearchDocument[] = [
  ...findable.map(pageDocument),
  ...faq.map((item) => questionDocument(pageById("faq"), item)),
  ...industryPages.flatMap(({ id, faq: items }) => items.map((item) => questionDocument(pageById(id), item))),
];

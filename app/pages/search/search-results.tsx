import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import type { ExcerptPart } from "#domain/search/excerpt.ts";
import * as styles from "./search.module.css";
import type { SearchResult } from "./search-site.server.ts";

type SearchResultsProps = {
  readonly results: readonly SearchResult[];
  readonly kinds: Readonly<Record<SearchResult["kind"], string>>;
};

export function SearchResults({ results, kinds }: SearchResultsProps) {
  return (
    <ol className={classNames(styles.results, "ledger")}>
      {results.map(({ kind, path, on, title, excerpt }) => (
        <li key={path}>
          <SmartLink to={path}>
            <span className={classNames(styles.kind, "label")}>
              {kinds[kind]}
              {on && <>, {on}</>}
            </span>
            <h2 className="title-3">
              <HighlightedText pieces={title} />
            </h2>
            <p>
              <HighlightedText pieces={excerpt} />
            </p>
          </SmartLink>
        </li>
      ))}
    </ol>
  );
}

function HighlightedText({ pieces }: { readonly pieces: readonly ExcerptPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity and never move
  return pieces.map(({ text, matched }, index) => (matched ? <mark key={index}>{text}</mark> : text));
}

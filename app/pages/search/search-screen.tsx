import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import * as styles from "./search.module.css";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import type { SearchAnswer, SearchResult } from "./search-site.server.ts";

type Way = { readonly path: string; readonly name: string; readonly line: string };

type Words = {
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly empty: { readonly text: string; readonly waysTitle: string };
  readonly nothing: { readonly text: string; readonly waysTitle: string };
  readonly kinds: Readonly<Record<SearchResult["kind"], string>>;
};

type SearchScreenProps = {
  readonly words: Words;
  readonly action: string;
  readonly answer: SearchAnswer;
  readonly ways: readonly Way[];
};

export function SearchScreen({ words, action, answer, ways }: SearchScreenProps) {
  const { query, results } = answer;
  const instead = query ? words.nothing : words.empty;
  return (
    <Section flush className={styles.screen}>
      <Frame className="open">
        <div className={classNames(styles.heading, "columns columns--two")}>
          <h1 className="display-2">{words.title}</h1>
          <SearchForm
            action={action}
            query={query}
            label={words.label}
            placeholder={words.placeholder}
            button={words.button}
          />
        </div>
        <p className={styles.count} role="status">
          {query && <Count query={query} found={results.length} />}
          {results.length === 0 && instead.text}
        </p>
        {results.length > 0 ? (
          <SearchResults results={results} kinds={words.kinds} />
        ) : (
          <NextSteps title={instead.waysTitle} ways={ways} />
        )}
      </Frame>
    </Section>
  );
}

function Count({ query, found }: { readonly query: string; readonly found: number }) {
  return (
    <b>
      {found === 0 ? "No results" : `${found} ${found === 1 ? "result" : "results"}`} for “{query}”.{" "}
    </b>
  );
}

function NextSteps({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  return (
    <nav aria-labelledby="ways-on">
      <h2 className="head-4" id="ways-on">
        {title}
      </h2>
      <ul className={styles.results}>
        {ways.map(({ path, name, line }) => (
          <li key={path}>
            <SmartLink to={path}>
              <h3 className="title-3">{name}</h3>
              <p>{line}</p>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

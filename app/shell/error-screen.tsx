import { isRouteErrorResponse, Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import * as formStyles from "#app/design/ui/forms/address-form.module.css";
import * as fieldStyles from "#app/design/ui/forms/field.module.css";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ChunkLoadError } from "#app/shell/document/load-chunk.ts";
import { errorScreen as words } from "#content/error-screen.ts";
import { pathOf } from "#content/registry/registry.ts";
import * as styles from "./error-screen.module.css";

type ErrorText = {
  readonly title: string;
  readonly explanation: string;
  /** The status text, or the error's message; shown small. */
  readonly reason: string;
  /** On the empty line of the ledger. */
  readonly figure: string;
  readonly retry: boolean;
};

export function describeError(error: unknown): ErrorText {
  if (isRouteErrorResponse(error)) {
    const { title, text } = error.status === 404 ? words.notFound : words.failed;
    return {
      title,
      explanation: text,
      reason: `${error.status} ${error.statusText || "Error"}`.trim(),
      figure: String(error.status),
      retry: error.status >= 500,
    };
  }
  const { title } = words.failed;
  if (error instanceof ChunkLoadError)
    return { title, explanation: words.chunk, reason: error.message, figure: "0", retry: true };
  const message = error instanceof Error && error.message ? error.message : "Unknown error";
  return { title, explanation: words.failed.text, reason: message, figure: "500", retry: true };
}

/** What happened in plain words, a search and other pages as ledger lines. The reason is small, below. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { title, explanation, reason, figure, retry } = describeError(error);
  return (
    <Section flush>
      <Frame padding="none">
        <div className={classNames(styles.opening, "columns columns--two")}>
          <div>
            <h1 className="display-2">{title}</h1>
            <p className="lead">{explanation}</p>
          </div>
          {retry ? (
            <Button size="lg" onClick={() => window.location.reload()}>
              {words.again}
            </Button>
          ) : (
            <Search />
          )}
        </div>
        <ol className={classNames(styles.ledger, "bleed")} aria-label={words.pages}>
          <li className={styles.empty} aria-hidden="true">
            <span>{figure}</span>
            <i />
            <span>{words.empty}</span>
          </li>
          {words.waysOn.map(({ page, title: name, line }, index) => (
            <li key={page}>
              <Link prefetch="intent" to={pathOf(page)}>
                <span className="num">{index + 1}</span>
                <b>{name}</b>
                <span>{line}</span>
                <Icon name="arrow-right" size="s" />
              </Link>
            </li>
          ))}
        </ol>
        <div className={classNames(styles.fixed, "label")}>
          <h2>{words.heading}</h2>
          <p>{reason}</p>
          <TextLink to="/">{words.home}</TextLink>
        </div>
      </Frame>
    </Section>
  );
}

/** A plain form: the page it is on may lack its script. */
function Search() {
  const { label, placeholder, button } = words.search;
  return (
    <search>
      <form className={fieldStyles.field} action={pathOf("search")} method="get">
        <label className={fieldStyles.label} htmlFor="looked-for">
          {label}
        </label>
        <div className={formStyles.box}>
          <input
            className={fieldStyles.input}
            id="looked-for"
            type="search"
            name="q"
            placeholder={placeholder}
            autoComplete="off"
          />
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </search>
  );
}

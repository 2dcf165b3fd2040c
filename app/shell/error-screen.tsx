import { isRouteErrorResponse, Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button, ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { errorScreen as words } from "#content/error-screen.ts";
import { pathOf } from "#content/registry.ts";
import * as styles from "./error-screen.module.css";
import { ChunkLoadError } from "./load-chunk.ts";

type Said = {
  /** Shown after the heading: the status text, or the error's message. */
  readonly reason: string;
  readonly explanation: string;
  /** Shown in the empty ledger line. */
  readonly figure: string;
  readonly retry: boolean;
};

export function describeError(error: unknown): Said {
  if (isRouteErrorResponse(error)) {
    const explanation = error.status === 404 ? words.notFound : words.failed;
    return {
      reason: `${error.status} ${error.statusText || "Error"}`.trim(),
      explanation,
      figure: String(error.status),
      retry: error.status >= 500,
    };
  }
  if (error instanceof ChunkLoadError)
    return { reason: error.message, explanation: words.chunk, figure: "0", retry: true };
  const message = error instanceof Error && error.message ? error.message : "Unknown error";
  return { reason: message, explanation: words.failed, figure: "500", retry: true };
}

export function ErrorScreen({ error }: { error: unknown }) {
  const { reason, explanation, figure, retry } = describeError(error);
  return (
    <Section flush>
      <Frame padding="none">
        <div className={styles.text}>
          <h1 className="display-2">{words.heading}</h1>
          <p className="lead">
            <strong>{reason.replace(/\.?$/, ".")}</strong> {explanation}
          </p>
          <ButtonRow className="wide-buttons">
            {retry ? (
              <Button size="lg" onClick={() => window.location.reload()}>
                {words.again}
              </Button>
            ) : (
              <ButtonLink to="/" size="lg">
                {words.home}
              </ButtonLink>
            )}
            <ButtonLink to={pathOf("contact")} variant="secondary" size="lg">
              {words.contact}
            </ButtonLink>
          </ButtonRow>
        </div>
        <EmptyLine figure={figure} />
        <nav className={classNames(styles.waysOn, "bleed")} aria-label="Ways on">
          {words.waysOn.map(({ page, title, line }) => (
            <Link key={page} prefetch="intent" to={pathOf(page)}>
              <b>{title}</b>
              <span>{line}</span>
            </Link>
          ))}
        </nav>
      </Frame>
    </Section>
  );
}

/** A blank ledger line with the missing figure. */
function EmptyLine({ figure }: { figure: string }) {
  return (
    <div className={classNames(styles.emptyLine, "bleed")} aria-hidden="true">
      <svg viewBox="0 0 1312 337" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.columns} d="M120 0v337M124 0v337M1180 0v337" />
        <text className={styles.figure} x="656" y="279" textAnchor="middle">
          {figure}
        </text>
        <path className={styles.plus} d="M1146 292h24M1158 280v24" />
      </svg>
    </div>
  );
}

import { Fragment } from "react";

/** A headline whose line breaks are part of its wording. Below the width of a phrase the browser still wraps it. */
export function Headline({
  lines,
  className,
}: {
  readonly lines: readonly string[];
  readonly className: string | undefined;
}) {
  return (
    <h1 className={className}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && (
            <>
              {" "}
              <br />
            </>
          )}
          {line}
        </Fragment>
      ))}
    </h1>
  );
}

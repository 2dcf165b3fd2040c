import { Fragment } from "react";

/** A headline with fixed line breaks. On narrow screens the browser also wraps it. */
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

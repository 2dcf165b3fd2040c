import type { ReactNode } from "react";

interface DrawingProps {
  /** Address of an SVG file and the id of the part to show: `/assets/saas.svg#plate`. */
  href: string;
  viewBox: string;
  className: string | undefined;
  /** What the drawing shows, in one sentence. Without it the drawing is decoration and stays silent. */
  label?: string | undefined;
  preserveAspectRatio?: string | undefined;
  children?: ReactNode;
}

/**
 * Shows artwork kept in a file of its own, so that it weighs on no script and is fetched once. Unlike an image it
 * inherits the page's custom properties, which is how the same file suits paper and pine.
 */
export function Drawing({ href, label, children, ...rest }: DrawingProps) {
  const artwork = (
    <>
      <use href={href} />
      {children}
    </>
  );
  if (!label) {
    return (
      <svg aria-hidden="true" {...rest}>
        {artwork}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} {...rest}>
      {artwork}
    </svg>
  );
}

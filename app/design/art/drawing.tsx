import type { ReactNode } from "react";

interface DrawingProps {
  /** URL of an SVG file with the id of the part to show: `/assets/saas.svg#plate`. */
  href: string;
  viewBox: string;
  className: string | undefined;
  "data-part"?: string;
  /** What the drawing shows, in one sentence. Without it the drawing is decorative. */
  label?: string | undefined;
  preserveAspectRatio?: string | undefined;
  children?: ReactNode;
}

/**
 * Shows artwork from a separate file, so that it adds nothing to the script and is fetched once. Unlike an image it
 * inherits the page's custom properties, so the same file works on both backgrounds.
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

import type { ComponentProps } from "react";
import { Link } from "react-router";

export type SmartLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "rel"> & {
  /** A path of the site, a `#fragment`, an `https:` address, or `tel:` / `mailto:`. */
  readonly to: string;
};

const newTab = "(opens in a new tab)";

/**
 * Chooses the link by target: our site navigates in place, other sites open a new tab and say so. Everything else is a
 * plain link; for a fragment that is the browser's jump, which also moves the tab order.
 */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (to.startsWith("/")) {
    return (
      <Link prefetch="intent" to={to} {...rest}>
        {children}
      </Link>
    );
  }
  if (/^https?:/.test(to)) {
    return (
      <NewTabLink to={to} {...rest}>
        {children}
      </NewTabLink>
    );
  }
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

/** Keeps this page with everything that is typed into it. */
export function NewTabLink({ to, children, ...rest }: SmartLinkProps) {
  // An aria-label replaces the content, so the notice has to be part of it.
  const label = rest["aria-label"];
  return (
    <a
      {...rest}
      {...(label && { "aria-label": `${label} ${newTab}` })}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <span className="sr"> {newTab}</span>
    </a>
  );
}

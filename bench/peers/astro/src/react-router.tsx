import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly to: string; readonly prefetch?: string };

/** Astro navigates by documents. */
export function Link({ to, prefetch: _prefetch, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

export const useLocation = () => ({ pathname: "/", search: "", hash: "", key: "/" });

export const useNavigate =
  () =>
  ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
    window.location.assign(`${pathname}${search}`);

/** The browser looks after going back by itself. */
export const useNavigationType = () => "PUSH";

export const ScrollRestoration = () => null;

export const isRouteErrorResponse = () => false;

import { belowFoldData } from "@site/app/pages/home/below-fold-data.ts";
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

export const isRouteErrorResponse = () => false;

/** The peer's one page is the home page. */
export const useLoaderData = () => belowFoldData();

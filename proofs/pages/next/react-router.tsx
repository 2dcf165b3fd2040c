import { belowFoldData } from "@site/app/pages/home/below-fold-data.ts";
import NextLink from "next/link";
import type { ComponentProps } from "react";

export { useLocation, useNavigate } from "./router-hooks.tsx";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly to: string; readonly prefetch?: string };

/** The peer has one page: prefetching others must not count against it. */
export function Link({ to, prefetch: _prefetch, ...rest }: LinkProps) {
  return <NextLink {...rest} href={to} prefetch={false} />;
}

export const isRouteErrorResponse = () => false;

/** The peer's one page is the home page. */
export const useLoaderData = () => belowFoldData();

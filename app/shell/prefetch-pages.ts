import { useEffect } from "react";

type Route = {
  readonly path?: string;
  readonly module: string;
  readonly css?: readonly string[];
  readonly hasLoader?: boolean;
};

declare global {
  interface Window {
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, Route>> };
  }
}

/** So long a pointer rests on what it means. */
const restMs = 100;

/** Asks once for the script of the page at a path, with all it imports, and for its styles and data. */
export function pageAsker(routes: readonly Route[], load: (script: string) => Promise<unknown>) {
  const asked = new Set<string>();
  return (pathname: string): void => {
    const route = routes.find(({ path }) => path === pathname);
    if (!route || asked.has(pathname)) return;
    asked.add(pathname);
    // Whether it arrives is the visit's own question, which asks again.
    load(route.module).catch(() => undefined);
    for (const href of route.css ?? []) prefetch(href, "style");
    if (route.hasLoader) prefetch(`${pathname}.data`, "fetch");
  };
}

function prefetch(href: string, as: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as, href }));
}

/** Tells the path of a link of the site as soon as it is touched or has the focus, or when a pointer rests on it. */
export function watchIntent(ask: (pathname: string) => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(rest);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
    if (!link) return;
    if (type === "pointerover") rest = setTimeout(() => ask(link.pathname), restMs);
    else ask(link.pathname);
  };
  const kinds = ["pointerover", "touchstart", "focusin"] as const;
  for (const kind of kinds) document.addEventListener(kind, onIntent, { passive: true });
  return () => {
    clearTimeout(rest);
    for (const kind of kinds) document.removeEventListener(kind, onIntent);
  };
}

/** A page is mostly there when its link is pressed. One listener for all links, those that React never made included. */
export function usePagesPrefetched(): void {
  useEffect(() => {
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
    return watchIntent(pageAsker(routes, (script) => import(/* @vite-ignore */ script)));
  }, []);
}

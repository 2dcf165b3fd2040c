import { useEffect, useLayoutEffect, useRef } from "react";
import { ScrollRestoration, useLocation } from "react-router";
import type { SiteSettings } from "#content/schemas/site.ts";

type ScrollSettings = Pick<
  SiteSettings["behaviour"],
  "scrollToTopOnRouteChange" | "scrollToTopOnReturnToTab" | "scrollToTopBeforeUnload"
>;

const toTop = () => window.scrollTo({ top: 0, left: 0, behavior: "instant" });

/** Where the page stands after it changed, after the tab was away, and when it is loaded again. */
export function Scroll({ settings }: { readonly settings: ScrollSettings }) {
  const { scrollToTopOnRouteChange, scrollToTopOnReturnToTab, scrollToTopBeforeUnload } = settings;

  useEffect(() => {
    if (!scrollToTopOnReturnToTab) return;
    const onChange = () => {
      if (document.visibilityState === "visible") toTop();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [scrollToTopOnReturnToTab]);

  useEffect(() => {
    if (!scrollToTopBeforeUnload) return;
    window.addEventListener("beforeunload", toTop);
    return () => window.removeEventListener("beforeunload", toTop);
  }, [scrollToTopBeforeUnload]);

  // Without the setting, a new page still starts at its top, and going back returns to where one was.
  return scrollToTopOnRouteChange ? <ScrollOnRouteChange /> : <ScrollRestoration />;
}

function ScrollOnRouteChange() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });

  useLayoutEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { pathname, key };
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (last.pathname !== pathname) toTop();
  }, [pathname, hash, key]);

  return null;
}

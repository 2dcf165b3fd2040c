import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router";
import type { SiteSettings } from "#content/schemas/site.ts";

type ScrollSettings = Pick<
  SiteSettings["behavior"],
  "scrollToTopOnRouteChange" | "scrollToTopOnReturnToTab" | "scrollToTopBeforeUnload"
>;

/** Marks long content, such as a result. */
export const keepScroll = { "data-keep-scroll": "" } as const;

const typed = "input:not([type=hidden], [type=range], [type=radio], [type=checkbox]), textarea";

/** A visitor who returns to the tab stays where they were reading or typing. */
function shouldKeepScroll(): boolean {
  if (document.querySelector("[data-keep-scroll]")) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed);
  return [...fields].some(({ value }) => value.trim() !== "");
}

const toTop = () => window.scrollTo({ top: 0, left: 0, behavior: "instant" });

/** Scroll position after navigation, on return to the tab, and before a reload. */
export function Scroll({ settings }: { readonly settings: ScrollSettings }) {
  const { scrollToTopOnRouteChange, scrollToTopOnReturnToTab, scrollToTopBeforeUnload } = settings;

  useEffect(() => {
    if (!scrollToTopOnReturnToTab) return;
    const onChange = () => {
      if (document.visibilityState === "visible" && !shouldKeepScroll()) toTop();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [scrollToTopOnReturnToTab]);

  useEffect(() => {
    if (!scrollToTopBeforeUnload) return;
    window.addEventListener("beforeunload", toTop);
    return () => window.removeEventListener("beforeunload", toTop);
  }, [scrollToTopBeforeUnload]);

  // Without the setting, a new page still starts at its top, and going back restores the position.
  return scrollToTopOnRouteChange ? <ScrollOnRouteChange /> : <ScrollRestoredOnBack />;
}

function ScrollOnRouteChange() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(location);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last.key === location.key) return;
    shown.current = location;
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (last.pathname !== location.pathname || isLinkToSamePage(last, location, navigationType)) toTop();
  }, [location, navigationType]);

  return null;
}

/** Going back, and a query or fragment that the page itself changes, keep the reader's place instead. */
function isLinkToSamePage(last: Location, next: Location, navigationType: NavigationType): boolean {
  const isSameAddress = last.search === next.search && last.hash === next.hash;
  const isBare = next.search === "" && next.hash === "";
  return (navigationType === "REPLACE" && isSameAddress) || (navigationType === "PUSH" && isBare);
}

const positions = new Map<string, number>();

function ScrollRestoredOnBack() {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(key);

  useLayoutEffect(() => {
    if (shown.current !== key) {
      shown.current = key;
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      if (navigationType === "POP" && positions.has(key))
        window.scrollTo({ top: positions.get(key) ?? 0, left: 0, behavior: "instant" });
      else if (target) target.scrollIntoView();
      else toTop();
    }
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [hash, key, navigationType]);

  return null;
}

import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Acts when the visitor has come to another page by whatever way; not on the page they arrived on. */
export function useNewPage(onNewPage: () => void): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const act = useEffectEvent(onNewPage);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    act();
  }, [pathname]);
}

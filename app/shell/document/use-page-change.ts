import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Runs after each navigation to another page, but not on the first page. */
export function usePageChange(onPageChange: () => void): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const act = useEffectEvent(onPageChange);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    act();
  }, [pathname]);
}

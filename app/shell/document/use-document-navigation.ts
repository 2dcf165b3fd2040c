import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * When a route's script does not load, React Router reloads the current page: the click is lost, and prefetching a link
 * does it too. This keeps the page and lets the browser load the next one as a document, which works without its script
 * and is from the newest deployment. Browsers without the Navigation API keep the reload.
 */
export function useDocumentNavigationAfterFailure(): void {
  const { location } = useNavigation();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // In development the page reloads when its code changes.
    if (import.meta.env.DEV || !("navigation" in window)) return;
    const keepPage = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      setHasFailed(true);
    };
    window.navigation.addEventListener("navigate", keepPage);
    return () => window.navigation.removeEventListener("navigate", keepPage);
  }, []);

  useEffect(() => {
    if (hasFailed && location) window.location.assign(createPath(location));
  }, [hasFailed, location]);
}

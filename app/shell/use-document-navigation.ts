import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * When a route's script does not arrive, React Router reloads the page that the visitor is on: the click is lost, and a link
 * that is only pointed at does it too. This keeps the page, and lets the browser load the next one as a document, which shows
 * without its script and belongs to the newest deployment. Browsers without the Navigation API keep the framework's reload.
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

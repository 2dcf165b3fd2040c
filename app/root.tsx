// First, because it sets the order of the layers.
import "./app.css";
import { type LinksFunction, Outlet, useRouteError } from "react-router";
import { Document } from "./shell/document.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { fontPreloads, iconLinks } from "./shell/head-links.ts";
import { errorMeta } from "./shell/page-meta.ts";
import { SiteShell } from "./shell/site-shell.tsx";
import { useDocumentNavigationAfterFailure } from "./shell/use-document-navigation.ts";
import { useWebVitals } from "./shell/web-vitals.ts";

export const links: LinksFunction = () => [...fontPreloads, ...iconLinks];

/** Used by the error screen; every page overrides it. */
export const meta = errorMeta;

export const Layout = Document;

export default function Root() {
  useDocumentNavigationAfterFailure();
  useWebVitals();
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <SiteShell>
      <ErrorScreen error={error} />
    </SiteShell>
  );
}

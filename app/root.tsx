// First, because it sets the order of the layers.
import "./app.css";
import { type LinksFunction, Outlet, useRouteError } from "react-router";
import { Document } from "#app/shell/document/document.tsx";
import { useDocumentNavigationAfterFailure } from "#app/shell/document/use-document-navigation.ts";
import { fontPreloads, iconLinks } from "#app/shell/head/head-links.ts";
import { errorMeta } from "#app/shell/head/page-meta.ts";
import { useWebVitals } from "#app/shell/visit/web-vitals.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { SiteShell } from "./shell/site-shell.tsx";

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

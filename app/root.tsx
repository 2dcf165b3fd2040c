// First, because it sets the order of the layers.
import "./app.css";
import type { ReactNode } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, useRouteError } from "react-router";
import { HydrationProvider } from "./design/ui/behavior/use-hydrated.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { fontPreloads, iconLinks } from "./shell/head-links.ts";
import { errorMeta } from "./shell/page-meta.ts";
import { SiteShell } from "./shell/site-shell.tsx";
import { useDocumentNavigationAfterFailure } from "./shell/use-document-navigation.ts";
import { useWebVitals } from "./shell/web-vitals.ts";

export const links: LinksFunction = () => [...fontPreloads, ...iconLinks];

/** Used by the error screen; every page overrides it. */
export const meta = errorMeta;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <Meta />
        {/* In development a page's styles load before app.css, which otherwise sets the order of the layers. */}
        {import.meta.env.DEV && <style>@layer theme, base, components, sections, utilities;</style>}
        {/* Stylesheets need no nonce, and browsers hide its value, which breaks hydration. */}
        <Links nonce="" />
      </head>
      <body>
        <HydrationProvider>{children}</HydrationProvider>
        <Scripts />
      </body>
    </html>
  );
}

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

// First, because it sets the order of the layers.
import "#app/app.css";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteError } from "react-router";
import { HydrationProvider } from "#app/design/ui/behavior/use-hydrated.tsx";
import { fontPreloads } from "#app/shell/head-links.ts";
import { deskErrors, deskTitle } from "#content/desk/shell.ts";
import { ErrorPage } from "./shell/error-page.tsx";

export const links = () => [...fontPreloads, { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export const meta = () => [{ title: deskTitle() }, { name: "robots", content: "noindex, nofollow" }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <Meta />
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
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage words={deskErrors[status] ?? deskErrors.other} />;
}

import type { ReactNode } from "react";
import { Links, Meta, Scripts } from "react-router";
import { HydrationProvider } from "#app/design/ui/behavior/use-hydrated.tsx";

/** The HTML around every page of the public site and of the desk. */
export function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <Meta />
        {/* In development a page's styles load before app.css, which otherwise sets the order of the layers. */}
        {import.meta.env.DEV && <style>@layer theme, base, shared, components, sections, utilities;</style>}
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

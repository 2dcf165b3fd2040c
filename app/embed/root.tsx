// First, because it sets the order of the layers.
import "#app/app.css";
import type { ReactNode } from "react";
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
import { HydrationProvider } from "#app/design/ui/behavior/use-hydrated.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { fontPreloads } from "#app/shell/head/head-links.ts";
import { embedWords as words } from "#content/partner-site/embed.ts";
import { colorProperties } from "#content/partner-site/partner-colors.ts";
import { pathOf } from "#content/registry/registry.ts";
import { partnerContext } from "./embed-context.ts";
import * as styles from "./frame.module.css";
import { FrameEdge } from "./frame-edge.tsx";

export const links = () => [...fontPreloads];

export const meta = () => [{ title: words.title }, { name: "robots", content: "noindex, nofollow" }];

/** The frame reports its height to the page around it, if that page is of one of these origins. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origins, color } = context.get(partnerContext);
  return { origins, colors: color === undefined ? {} : colorProperties(color) };
}

/** What a partner site has set holds until the frame is loaded again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const partner = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-US" className={styles.frame} style={cssVariables(partner?.colors ?? {})}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        {/* Nothing replaces the valuation within the partner's page, also without script. */}
        <base target="_blank" />
        <Meta />
        {/* Stylesheets need no nonce, and browsers hide its value, which breaks hydration. */}
        <Links nonce="" />
      </head>
      <body>
        <HydrationProvider>
          <FrameEdge origins={partner?.origins ?? []}>{children}</FrameEdge>
        </HydrationProvider>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <footer className={styles.foot}>
        <p>
          {words.service} <TextLink to={pathOf("privacy")}>{words.privacy}</TextLink>
        </p>
        <p>{words.newTabs}</p>
      </footer>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main className={styles.failed}>
      <h1 className="title-2">{words.failed.title}</h1>
      <TextLink to={pathOf("valuation")} standalone>
        {words.failed.link}
      </TextLink>
    </main>
  );
}

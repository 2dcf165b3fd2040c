import "@site/app/app.css";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { SiteShell } from "./site-shell.tsx";

export const viewport: Viewport = { width: "device-width", initialScale: 1, maximumScale: 5 };

const fonts = [
  new URL("../../../../.generated/fonts/instrument-sans.woff2", import.meta.url),
  new URL("../../../../.generated/fonts/newsreader.woff2", import.meta.url),
];

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  for (const { pathname } of fonts) preload(pathname, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang="en-US">
      <body>
        <SiteShell>{children}</SiteShell>
      </body>
    </html>
  );
}

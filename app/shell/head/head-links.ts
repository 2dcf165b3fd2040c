import { fontUrls } from "virtual:font-preloads";
import type { LinkDescriptor } from "react-router";

/** Fetched in parallel with the stylesheet. In development the stylesheet loads too late for that. */
export const fontPreloads: readonly LinkDescriptor[] = (import.meta.env.DEV ? [] : fontUrls).map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous",
}));

export const iconLinks: readonly LinkDescriptor[] = [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

import { createRequestHandler, type ServerBuild } from "react-router";
import type { PageRenderer } from "#server/app.ts";
import type { Env } from "#server/env.ts";
import { cachePrivatePages } from "./private-page-cache.ts";

/** Renders every page with the framework. */
export function createPageRenderer(build: ServerBuild, mode: "development" | "production"): PageRenderer {
  return createRequestHandler(build, mode);
}

/** The same, with cached private pages as long as the store's data is unchanged. */
export function createPages(build: ServerBuild, { pageMemoryBytes }: Pick<Env, "pageMemoryBytes">): PageRenderer {
  const render = createPageRenderer(build, "production");
  return pageMemoryBytes > 0 ? cachePrivatePages(render, { maxBytes: pageMemoryBytes }) : render;
}

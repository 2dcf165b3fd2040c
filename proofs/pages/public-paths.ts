import { pages } from "../../content/registry/registry.ts";

/** Public pages: neither private nor with an id. */
export const publicPaths: readonly string[] = pages
  .filter(({ path, noindex }) => !noindex && !path.includes(":"))
  .map(({ path }) => path);

import { pages } from "../../content/registry.ts";

/** The pages that anyone may find: neither private nor behind an id. */
export const publicPaths: readonly string[] = pages
  .filter(({ path, noindex }) => !noindex && !path.includes(":"))
  .map(({ path }) => path);

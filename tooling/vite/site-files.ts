import type { Plugin } from "vite";
import { type SiteFile, siteFiles } from "#tooling/site-files.ts";
import { socialVersion } from "#tooling/social/cards.ts";

/**
 * Sitemap, robots, manifest, icons and social pictures: written next to the pages in the build, answered on request in
 * development.
 */
export function siteFilesPlugin(siteUrl: string): Plugin {
  const files = siteFiles(siteUrl);
  return {
    name: "amiva:site-files",
    config: () => ({ define: { __SOCIAL_VERSION__: JSON.stringify(socialVersion) } }),
    applyToEnvironment: (environment) => environment.name === "client",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? "").slice(1).split("?")[0] ?? "");
        if (file) answer(file, response).catch(next);
        else next();
      });
    },
    async generateBundle() {
      for (const [fileName, { body }] of files) {
        this.emitFile({ type: "asset", fileName, source: await body() });
      }
    },
  };
}

type Answer = { setHeader(name: string, value: string): unknown; end(body: string | Buffer): unknown };

async function answer({ type, body }: SiteFile, response: Answer): Promise<void> {
  const content = await body();
  response.setHeader("Content-Type", type);
  response.end(content);
}

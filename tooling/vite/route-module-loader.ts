import type { Plugin } from "vite";

const replaced = "lib/dom/ssr/routeModules.js";

/**
 * The framework reloads the page when a route's script does not arrive, which loses the visitor's click and loops while
 * the server is away. This puts our loader in its place; the build fails if the framework no longer has that module.
 */
export function routeModuleLoader(): Plugin {
  let found = false;
  return {
    name: "amiva:route-module-loader",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (!id.includes("/react-router/") || !id.split("?")[0]?.endsWith(replaced)) return null;
      found = true;
      return 'export { loadRouteModule } from "#app/shell/load-route-module.ts";';
    },
    resolveId(source, importer) {
      if (source !== "#app/shell/load-route-module.ts" || !importer?.includes("/react-router/")) return null;
      return new URL("../../app/shell/load-route-module.ts", import.meta.url).pathname;
    },
    buildEnd(error) {
      if (!error && !found && this.meta.watchMode === false) this.error(`react-router has no ${replaced} any more`);
    },
  };
}

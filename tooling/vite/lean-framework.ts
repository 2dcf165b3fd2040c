import type { Plugin } from "vite";
import { errorScreen } from "#content/error-screen.ts";
import { type LeftOut, leanSource } from "./lean-source.ts";

/**
 * What of the framework's browser code this site cannot reach: it has no actions and no fetchers, names every route at the
 * start, and prefetches no pages. Every first visit would pay for it. The build fails when a name here is no longer found.
 */
const leftOut: Readonly<Record<string, LeftOut>> = {
  "lib/router/router.js": {
    uncalled: [
      "handleAction",
      "handleFetcherAction",
      "handleFetcherLoader",
      "fetch",
      "discoverRoutes",
      "patchRoutes",
      "patchRoutesImpl",
      "createStaticHandler",
    ],
  },
  "lib/router/instrumentation.js": {
    uncalled: ["instrumentClientSideRouter", "getRouteInstrumentationUpdates"],
  },
  "lib/dom/ssr/fog-of-war.js": {
    uncalled: ["getPartialManifest"],
    idle: ["useFogOFWarDiscovery", "getPatchRoutesOnNavigationFunction"],
  },
  "lib/dom/ssr/components.js": {
    uncalled: ["PrefetchPageLinksImpl", "RSCPrefetchPageLinksImpl"],
    // The scripts are in the document when this runs; React passes over what it did not render in the body.
    idle: ["Scripts"],
    // Two states and two effects in every link, for a prefetching that none of ours asks for.
    instead: { usePrefetchBehavior: "{ return [false, React$1.useRef(null), {}]; }" },
  },
  // The last resort, when even the error screen fails: plain words where the framework would show a stack trace.
  "lib/dom/ssr/errorBoundaries.js": {
    instead: {
      RemixRootDefaultErrorBoundary: `{ console.error(error); return React$1.createElement("html", null, React$1.createElement("body", null, ${JSON.stringify(errorScreen.heading)})); }`,
    },
  },
  "lib/dom/ssr/single-fetch.js": { uncalled: ["singleFetchActionStrategy", "nonSsrStrategy"] },
  "lib/hooks.js": { uncalled: ["RSCErrorHandler", "DefaultErrorComponent"] },
};

const preloadHelper = "\0vite/preload-helper.js";

/** The framework's own files without what this site never runs, and without its words to developers. */
export function leanFramework(): Plugin {
  const missing = new Set([...Object.keys(leftOut), preloadHelper]);
  return {
    name: "amiva:lean-framework",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id !== preloadHelper) return null;
      missing.delete(preloadHelper);
      return 'export { __vitePreload } from "#app/shell/preload.ts";';
    },
    resolveId(source, importer) {
      if (source !== "#app/shell/preload.ts" || importer !== preloadHelper) return null;
      return new URL("../../app/shell/preload.ts", import.meta.url).pathname;
    },
    transform(code, id) {
      const [, file] = /\/react-router\/dist\/production\/(.+\.js)/.exec(id) ?? [];
      if (!file) return null;
      missing.delete(file);
      const { code: lean, unknown } = leanSource(code, this.parse(code), leftOut[file]);
      if (unknown.length > 0) this.error(`react-router's ${file} has no ${unknown.join(", ")} any more`);
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`The build has no ${[...missing].join(", ")} any more`);
    },
  };
}

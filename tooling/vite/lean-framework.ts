import type { Plugin } from "vite";
import { errorScreen } from "#content/error-screen.ts";
import { type LeftOut, leanSource } from "./lean-source.ts";

/**
 * What of the framework's browser code this site cannot reach: it has no actions and no fetchers, names every route at the
 * start, and prefetches pages in its own way. Every first visit would pay for it. The build fails when a name here is no longer found.
 */
const leftOut: Readonly<Record<string, LeftOut>> = {
  "react-dom/cjs/react-dom-client.production.js": {
    // View transitions, activities, lists of suspended parts, states of form actions and custom elements.
    uncalled: [
      "startViewTransition",
      "commitAfterMutationEffectsOnFiber",
      "applyViewTransitionToHostInstances",
      "measureViewTransitionHostInstancesRecursive",
      "updateActivityComponent",
      "updateSuspenseListComponent",
      "mountActionState",
      "setPropOnCustomElement",
    ],
    // Walks in search of view transitions.
    idle: [
      "commitExitViewTransitions",
      "commitEnterViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitAppearingPairViewTransitions",
      "commitNestedViewTransitions",
      "measureNestedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "restorePairedViewTransitions",
    ],
  },
  "react-router/dist/production/lib/router/router.js": {
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
  "react-router/dist/production/lib/router/instrumentation.js": {
    uncalled: ["instrumentClientSideRouter", "getRouteInstrumentationUpdates"],
  },
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": {
    uncalled: ["getPartialManifest"],
    idle: ["useFogOFWarDiscovery", "getPatchRoutesOnNavigationFunction"],
  },
  "react-router/dist/production/lib/dom/ssr/components.js": {
    uncalled: ["PrefetchPageLinksImpl", "RSCPrefetchPageLinksImpl"],
    // The scripts are in the document when this runs; React passes over what it did not render in the body.
    idle: ["Scripts"],
    // Two states and two effects in every link; pages are prefetched by app/shell/prefetch-pages.ts for all links at once.
    instead: { usePrefetchBehavior: "{ return [false, React$1.useRef(null), {}]; }" },
  },
  // The last resort, when even the error screen fails: plain words where the framework would show a stack trace.
  "react-router/dist/production/lib/dom/ssr/errorBoundaries.js": {
    instead: {
      RemixRootDefaultErrorBoundary: `{ console.error(error); return React$1.createElement("html", null, React$1.createElement("body", null, ${JSON.stringify(errorScreen.heading)})); }`,
    },
  },
  "react-router/dist/production/lib/dom/ssr/single-fetch.js": {
    uncalled: ["singleFetchActionStrategy", "nonSsrStrategy"],
  },
  "react-router/dist/production/lib/hooks.js": { uncalled: ["RSCErrorHandler", "DefaultErrorComponent"] },
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
      const [, file] = /\/node_modules\/((?:react-router\/dist\/production|react-dom\/cjs)\/.+\.js)/.exec(id) ?? [];
      if (!file) return null;
      missing.delete(file);
      const { code: lean, unknown } = leanSource(code, this.parse(code), leftOut[file]);
      if (unknown.length > 0) this.error(`${file} has no ${unknown.join(", ")} any more`);
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`The build has no ${[...missing].join(", ")} any more`);
    },
  };
}

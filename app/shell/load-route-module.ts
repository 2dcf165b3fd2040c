import { loadChunk } from "./load-chunk.ts";

type RouteEntry = { readonly id: string; readonly module: string };
type RouteModule = { readonly default: () => unknown };

/**
 * Takes the place of the framework's own loader (see tooling/vite/route-module-loader.ts). The framework drops the error of
 * a route without a loader, so a script that did not arrive becomes a screen that throws it, for the root error screen to show.
 */
export async function loadRouteModule(route: RouteEntry, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    const routeModule = await loadChunk(route.module, () => import(/* @vite-ignore */ route.module));
    loaded[route.id] = routeModule;
    return routeModule;
  } catch (error) {
    return failing(error);
  }
}

function failing(error: unknown): RouteModule {
  return {
    default() {
      throw error;
    },
  };
}

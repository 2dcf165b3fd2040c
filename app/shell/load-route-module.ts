import { loadChunk } from "./load-chunk.ts";

type RouteEntry = { readonly id: string; readonly module: string };

/** Takes the place of the framework's own loader (see tooling/vite/route-module-loader.ts). */
export async function loadRouteModule(route: RouteEntry, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const routeModule = await loadChunk(route.module, () => import(/* @vite-ignore */ route.module));
  loaded[route.id] = routeModule;
  return routeModule;
}

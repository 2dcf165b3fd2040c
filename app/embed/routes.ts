import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route("embed/:partner", "route.tsx")] satisfies RouteConfig;

import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("shell/signed-in.tsx", [
    index("today/route.tsx"),
    route("deliveries", "deliveries/route.tsx"),
    route("sales", "sales/route.tsx"),
    route("funnel", "funnel/route.tsx"),
    route("leads", "leads/route.tsx"),
    route("leads/export", "leads/export-route.ts"),
    route("leads/:id", "lead/route.tsx"),
    route("changes", "shell/changes-route.ts"),
  ]),
] satisfies RouteConfig;

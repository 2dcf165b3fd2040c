import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("sign-in", "sign-in/sign-in-route.tsx"),
  route("sign-in/code", "sign-in/code-route.tsx"),
  route("sign-out", "sign-in/sign-out-route.ts"),
  route("forgotten", "sign-in/forgot-password-route.tsx"),
  route("reset", "sign-in/reset-route.tsx"),
  route("join", "sign-in/join-route.tsx"),
  route("set-up", "sign-in/set-up-route.tsx"),
  route("email-off", "mail-off/route.tsx"),
  layout("shell/signed-in.tsx", [
    index("today/route.tsx"),
    route("deliveries", "deliveries/route.tsx"),
    route("sales", "sales/route.tsx"),
    route("funnel", "funnel/route.tsx"),
    route("messages", "messages/route.tsx"),
    route("export", "exports/export-route.ts"),
    route("leads", "leads/route.tsx"),
    route("leads/export", "leads/export-route.ts"),
    route("leads/:id", "lead/route.tsx"),
    route("settings", "settings/route.tsx"),
    route("changes", "shell/changes-route.ts"),
  ]),
] satisfies RouteConfig;

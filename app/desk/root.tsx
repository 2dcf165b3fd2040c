// First, because it sets the order of the layers.
import "#app/app.css";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { Document } from "#app/shell/document/document.tsx";
import { fontPreloads } from "#app/shell/head/head-links.ts";
import { deskErrors, deskTitle } from "#content/desk/shell.ts";
import { ErrorPage } from "./shell/error-page.tsx";

export const links = () => [...fontPreloads, { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export const meta = () => [{ title: deskTitle() }, { name: "robots", content: "noindex, nofollow" }];

export const Layout = Document;

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage words={deskErrors[status] ?? deskErrors.other} />;
}

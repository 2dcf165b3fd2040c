import { type ClientLoaderFunctionArgs, replace } from "react-router";
import { redirects } from "#content/registry.ts";

/** Client navigations only: the server answers a direct request with 301 before any page is rendered. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const target = redirects.find(({ from }) => from === pathname)?.to ?? "/";
  return replace(target + search);
}

export default function Redirect() {
  return null;
}

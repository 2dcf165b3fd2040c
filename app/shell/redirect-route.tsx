import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import { redirects } from "#content/registry.ts";

/**
 * Client navigations only: the server answers a direct request with 301 before any page is rendered. The redirect takes this
 * address's place in history; the framework's replace() would take the place of the page the visitor came from.
 */
export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const { pathname, search } = url;
  const target = redirects.find(({ from }) => from === pathname)?.to ?? "/";
  return redirect(target + search);
}

export default function Redirect() {
  return null;
}

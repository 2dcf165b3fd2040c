import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import { redirects } from "#content/registry/registry.ts";

/**
 * Client navigations only: the server answers a direct request with 301 before any page is rendered. The redirect
 * replaces this address in the history; React Router's replace() would replace the previous page.
 */
export function clientLoader({ url }: Pick<ClientLoaderFunctionArgs, "url">) {
  const { pathname, search } = url;
  const target = redirects.find(({ from }) => from === pathname)?.to ?? "/";
  return redirect(target + search);
}

export default function Redirect() {
  return null;
}

import type { LoaderFunctionArgs } from "react-router";
import { deskContext } from "#app/desk/desk-context.ts";

/** Asked every few seconds by each open screen, so it answers with the token alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await context.get(deskContext).changeToken(), { headers: { "Content-Type": "text/plain" } });
}

import { type ActionFunctionArgs, redirect } from "react-router";
import { deskContext } from "#app/desk/desk-context.ts";
import { redirectWith } from "./form-answer.ts";

export const loader = () => redirect("/");

export async function action({ context }: ActionFunctionArgs) {
  const answer = await context.get(deskContext).access.signOut();
  return redirectWith("refused" in answer ? { cookies: [] } : answer, "/sign-in");
}

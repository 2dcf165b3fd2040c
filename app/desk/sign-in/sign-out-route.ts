import { type ActionFunctionArgs, redirect } from "react-router";
import { deskContext } from "#app/desk/desk-context.ts";
import { readForm } from "#app/desk/read-form.ts";
import { redirectWith } from "./form-answer.ts";

export const loader = () => redirect("/");

export async function action({ context, request }: ActionFunctionArgs) {
  await readForm(request);
  const answer = await context.get(deskContext).access.signOut();
  return redirectWith("refused" in answer ? { cookies: [] } : answer, "/sign-in");
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { deskContext } from "#app/desk/desk-context.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { fieldsOf, redirectWith, refusedForm } from "./form-answer.ts";
import { SecondStep } from "./second-step.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { access, own } = context.get(deskContext);
  const state = await access.state();
  if (state === "out") throw redirect("/sign-in");
  if (state === "in" && (await own.read()).hasCode) throw redirect(deskScreens.settings.path);
  return { isOptional: state === "in" };
}

/** First the password, then a code of the app. What the app needs travels with the form, so that nothing is kept. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { access } = context.get(deskContext);
  const field = await fieldsOf(request);
  const uri = field("uri");
  if (uri === "") {
    const started = await access.startCodeSetUp(field("password"));
    if ("refused" in started) return refusedForm(started, { setUp: undefined });
    return { error: undefined, setUp: started };
  }
  const confirmed = await access.confirmCodeSetUp(field("code"));
  if (!("refused" in confirmed)) return redirectWith(confirmed, "/");
  return refusedForm(confirmed, { setUp: { uri, backupCodes: field("codes").split(" ") } });
}

export default function SetUpRoute() {
  const { isOptional } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SecondStep setUp={answer?.setUp} error={answer?.error} isOptional={isOptional} />;
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { deskContext } from "#app/desk/desk-context.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { fieldsOf, redirectWith, refusedForm } from "./form-answer.ts";
import { SecondStep } from "./second-step.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { access, own } = context.get(deskContext);
  const state = await access.state();
  if (state === "out") throw redirect("/sign-in");
  if (state === "in" && (await own.read()).hasAuthenticator) throw redirect(deskScreens.settings.path);
  return { isOptional: state === "in" };
}

/** Enough for the longest email address, which is part of the key's address. */
const maxLength = 500;

/**
 * Only what we may have sent is shown again: another address would be a link to somewhere else, and neither a picture
 * nor a list can be made of any length.
 */
const isOurs = (uri: string, codes: string) =>
  URL.parse(uri)?.protocol === "otpauth:" && uri.length <= maxLength && codes.length <= maxLength;

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
  const codes = field("codes");
  if (!isOurs(uri, codes)) throw new Response(null, { status: 400 });
  const confirmed = await access.confirmCodeSetUp(field("code"));
  if (!("refused" in confirmed)) return redirectWith(confirmed, "/");
  return refusedForm(confirmed, { setUp: { uri, recoveryCodes: codes.split(" ") } });
}

export default function SetUpRoute() {
  const { isOptional } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SecondStep setUp={answer?.setUp} error={answer?.error} isOptional={isOptional} />;
}

import { type ActionFunctionArgs, useActionData } from "react-router";
import { TextInput } from "#app/design/ui/forms/field.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { signInWords, codeWords as words } from "#content/desk/sign-in.ts";
import { deskTarget, fieldsOf, redirectWith, refusedForm } from "./form-answer.ts";
import { SignInFrame, ToSignIn } from "./frame.tsx";
import { OneFieldForm } from "./one-field-form.tsx";

export async function action({ context, request }: ActionFunctionArgs) {
  const field = await fieldsOf(request);
  const answer = await context.get(deskContext).access.enterCode(field("code"));
  return "refused" in answer ? refusedForm(answer, {}) : redirectWith(answer, deskTarget(request));
}

/** The second step after the password. */
export default function CodeRoute() {
  const refused = useActionData<typeof action>();
  return (
    <SignInFrame title={words.title} lead={words.lead} motto={signInWords.motto}>
      <OneFieldForm label={words.code} hint={words.backupHint} error={refused?.error} submit={words.submit}>
        <TextInput name="code" autoComplete="one-time-code" autoCapitalize="off" required maxLength={32} />
      </OneFieldForm>
      <ToSignIn>{words.again}</ToSignIn>
    </SignInFrame>
  );
}

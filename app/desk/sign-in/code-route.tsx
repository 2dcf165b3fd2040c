import { type ActionFunctionArgs, data, Link, useActionData } from "react-router";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { TextInput } from "#app/design/ui/forms/field.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { recoveredWords, recoveryCodesLeftText, signInWords, codeWords as words } from "#content/desk/sign-in.ts";
import { cookieHeaders, deskTarget, fieldsOf, redirectWith, refusedForm } from "./form-answer.ts";
import { SignInFrame, ToSignIn } from "./frame.tsx";
import { OneFieldForm } from "./one-field-form.tsx";

export async function action({ context, request }: ActionFunctionArgs) {
  const field = await fieldsOf(request);
  const { access } = context.get(deskContext);
  const answer = await access.enterCode(field("code"));
  if ("refused" in answer) return refusedForm(answer, {});
  const to = deskTarget(request);
  if (answer.codesLeft === undefined) return redirectWith(answer, to);
  const recovered = { codesLeft: answer.codesLeft, to, isMailed: access.canMail };
  return data({ error: undefined, recovered }, { headers: cookieHeaders(answer) });
}

/** The second step after the password. */
export default function CodeRoute() {
  const answer = useActionData<typeof action>();
  if (answer && "recovered" in answer) return <Recovered {...answer.recovered} />;
  return (
    <SignInFrame title={words.title} lead={words.lead} motto={signInWords.motto}>
      <OneFieldForm label={words.code} hint={words.recoveryHint} error={answer?.error} submit={words.submit}>
        <TextInput name="code" autoComplete="one-time-code" autoCapitalize="off" required maxLength={32} />
      </OneFieldForm>
      <ToSignIn>{words.again}</ToSignIn>
    </SignInFrame>
  );
}

type RecoveredProps = { readonly codesLeft: number; readonly to: string; readonly isMailed: boolean };

/** Says how many recovery codes are left before the desk opens. */
function Recovered({ codesLeft, to, isMailed }: RecoveredProps) {
  const { title, lead, leadWithoutMail, go } = recoveredWords;
  return (
    <SignInFrame title={title} lead={isMailed ? lead : leadWithoutMail} motto={signInWords.motto}>
      <p role="status">{recoveryCodesLeftText(codesLeft)}</p>
      <Link className={buttonClass("primary", "md", true)} to={to}>
        {go}
      </Link>
    </SignInFrame>
  );
}

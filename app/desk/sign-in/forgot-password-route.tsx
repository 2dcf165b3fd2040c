import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { TextInput } from "#app/design/ui/forms/field.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { signInWords, forgotPasswordWords as words } from "#content/desk/sign-in.ts";
import { fieldsOf, refusedForm } from "./form-answer.ts";
import * as styles from "./frame.module.css";
import { SignInFrame, ToSignIn } from "./frame.tsx";
import { OneFieldForm } from "./one-field-form.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ canMail: context.get(deskContext).access.canMail });

export async function action({ context, request }: ActionFunctionArgs) {
  const field = await fieldsOf(request);
  const answer = await context.get(deskContext).access.requestReset(field("email"));
  return "refused" in answer ? refusedForm(answer, { isSent: false }) : { error: undefined, isSent: true };
}

export default function ForgotPasswordRoute() {
  const { canMail } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lead = canMail ? words.lead : words.noMail;
  return (
    <SignInFrame title={words.title} lead={answer?.isSent ? undefined : lead} motto={signInWords.motto}>
      {answer?.isSent && (
        <p className={styles.lead} role="status">
          {words.sent}
        </p>
      )}
      {canMail && !answer?.isSent && (
        <OneFieldForm label={signInWords.email} error={answer?.error} submit={words.submit}>
          <TextInput type="email" name="email" autoComplete="username" required maxLength={254} />
        </OneFieldForm>
      )}
      <ToSignIn>{words.back}</ToSignIn>
    </SignInFrame>
  );
}

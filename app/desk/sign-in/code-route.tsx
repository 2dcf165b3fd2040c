import { type ActionFunctionArgs, Form, Link, useActionData } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { signInWords, codeWords as words } from "#content/desk/sign-in.ts";
import { deskTarget, fieldsOf, redirectWith, refusedForm } from "./form-answer.ts";
import * as styles from "./frame.module.css";
import { SignInFrame } from "./frame.tsx";

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
      <Form method="post">
        <Field label={words.code} hint={words.backupHint} error={refused?.error}>
          <TextInput name="code" autoComplete="one-time-code" autoCapitalize="off" required maxLength={32} />
        </Field>
        <Button type="submit" block>
          {words.submit}
        </Button>
      </Form>
      <p className={styles.note}>
        <Link className="link" to="/sign-in">
          {words.again}
        </Link>
      </p>
    </SignInFrame>
  );
}

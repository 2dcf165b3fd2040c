import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { Button, buttonClass } from "#app/design/ui/controls/button.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { readForm } from "#app/desk/read-form.ts";
import { tokenOf } from "#app/desk/sign-in/form-answer.ts";
import { SignInFrame } from "#app/desk/sign-in/frame.tsx";
import { mailOffWords as words } from "#content/desk/digest.ts";
import { signInWords } from "#content/desk/sign-in.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { found: await context.get(deskContext).mailOff.find(tokenOf(request)) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await readForm(request);
  await context.get(deskContext).mailOff.turnOff(tokenOf(request));
  return { isOff: true };
}

/** The page to which a mail to a member leads. Its button turns that mail off; opening it does not. */
export default function MailOffRoute() {
  const { found } = useLoaderData<typeof loader>();
  const isOff = useActionData<typeof action>()?.isOff ?? false;
  if (!found || isOff) {
    const { title, text } = found ? words.done : words.broken;
    return (
      <SignInFrame title={title} lead={text} motto={signInWords.motto}>
        <Link className={buttonClass("secondary")} to="/">
          {words.desk}
        </Link>
      </SignInFrame>
    );
  }
  const { mail, email } = found;
  return (
    <SignInFrame title={words.title[mail]} lead={words.text[mail](email)} motto={signInWords.motto}>
      <Form method="post">
        <Button type="submit" block>
          {words.submit}
        </Button>
      </Form>
    </SignInFrame>
  );
}

import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { signInWords, resetWords as words } from "#content/desk/sign-in.ts";
import { fieldsOf, redirectWith, refusedForm, tokenOf } from "./form-answer.ts";
import { SignInFrame } from "./frame.tsx";
import { LinkUsed } from "./link-used.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { account: await context.get(deskContext).access.reset(tokenOf(request)) };
}

const pathOf = { desk: "/", code: "/sign-in/code", signIn: "/sign-in" } as const;

/** Saves the password and signs in with it, which may ask for the second step. */
export async function action({ context, request }: ActionFunctionArgs) {
  const field = await fieldsOf(request);
  const saved = await context.get(deskContext).access.resetPassword(tokenOf(request), field("password"));
  if ("refused" in saved) return refusedForm(saved, {});
  return redirectWith(saved, pathOf[saved.next]);
}

export default function ResetRoute() {
  const { account } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!account) return <LinkUsed />;
  return (
    <SignInFrame title={words.title} lead={words.for(account.email)} motto={signInWords.motto}>
      <Form method="post">
        <input type="hidden" autoComplete="username" value={account.email} readOnly />
        <NewPasswordField error={refused?.error} />
        <Button type="submit" block>
          {words.submit}
        </Button>
      </Form>
    </SignInFrame>
  );
}

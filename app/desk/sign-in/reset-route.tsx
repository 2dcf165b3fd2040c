import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { signInWords, resetWords as words } from "#content/desk/sign-in.ts";
import { fieldsOf, redirectWith, refusedForm } from "./form-answer.ts";
import { SignInFrame } from "./frame.tsx";
import { LinkUsed } from "./link-used.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { account: await context.get(deskContext).access.reset(tokenOf(request)) };
}

/** Saves the password and signs in with it, which may ask for the second step. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { access } = context.get(deskContext);
  const field = await fieldsOf(request);
  const password = field("password");
  const saved = await access.resetPassword(tokenOf(request), password);
  if ("refused" in saved) return refusedForm(saved, {});
  const answer = await access.signIn(saved.email, password);
  if ("refused" in answer) return redirectWith({ cookies: [] }, "/sign-in");
  return redirectWith(answer, answer.needsCode ? "/sign-in/code" : "/");
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

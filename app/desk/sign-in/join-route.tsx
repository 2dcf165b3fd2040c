import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { roleNames } from "#content/desk/shell.ts";
import { joinWords as words } from "#content/desk/sign-in.ts";
import { site } from "#content/site.ts";
import { maxMemberName } from "#domain/desk/people/member-name.ts";
import { clockTime, dayHeading } from "#domain/time/desk-times.ts";
import { cookieHeaders, fieldsOf, redirectWith, refusedForm, tokenOf } from "./form-answer.ts";
import * as styles from "./frame.module.css";
import { SignInFrame } from "./frame.tsx";
import { LinkUsed } from "./link-used.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SecondStep } from "./second-step.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { invitation: await context.get(deskContext).access.invitation(tokenOf(request)) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const field = await fieldsOf(request);
  const name = field("name");
  const account = { token: tokenOf(request), name, password: field("password") };
  const joined = await context.get(deskContext).access.join(account);
  if ("refused" in joined)
    return refusedForm(joined, { name, isNameRefused: joined.refused === "deskNameRefused", setUp: undefined });
  if (!joined.setUp) return redirectWith(joined, "/");
  return data(
    { error: undefined, name, isNameRefused: false, setUp: joined.setUp },
    { headers: cookieHeaders(joined) },
  );
}

export default function JoinRoute() {
  const { invitation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.setUp) return <SecondStep setUp={answer.setUp} />;
  if (!invitation) return <LinkUsed />;
  const { email, role, invitedBy, expiresAt } = invitation;
  const until = `${dayHeading(expiresAt, site.timeZone)}, ${clockTime(expiresAt, site.timeZone)}`;
  return (
    <SignInFrame
      title={words.title}
      lead={invitedBy === undefined ? words.invited : words.invitedBy(invitedBy)}
      motto={words.motto}
      mottoText={words.mottoText}
    >
      <dl className={styles.facts}>
        <dt>{words.email}</dt>
        <dd>{email}</dd>
        <dt>{words.role}</dt>
        <dd>{roleNames[role]}</dd>
        <dt>{words.link}</dt>
        <dd>{words.until(until)}</dd>
      </dl>
      <Form method="post">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field label={words.name} error={answer?.isNameRefused && answer.error}>
          <TextInput name="name" autoComplete="name" defaultValue={answer?.name} required maxLength={maxMemberName} />
        </Field>
        <NewPasswordField error={answer?.isNameRefused ? undefined : answer?.error} />
        <Button type="submit" block>
          {words.submit}
        </Button>
      </Form>
    </SignInFrame>
  );
}

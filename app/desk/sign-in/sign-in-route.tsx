import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { signInWords as words } from "#content/desk/sign-in.ts";
import { addressOf, deskTarget, fieldsOf, redirectWith, refusedForm } from "./form-answer.ts";
import * as styles from "./frame.module.css";
import { Or, SignInFrame } from "./frame.tsx";
import { openDocument, signInWithPasskey } from "./passkey.ts";
import { usePasskey } from "./use-passkey.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { access } = context.get(deskContext);
  const state = await access.state();
  const to = deskTarget(request);
  if (state === "setUp") throw redirect("/set-up");
  if (state === "in") throw redirect(to);
  // The provider, or better-auth on its behalf, comes back with `?error=`.
  const wasRefused = new URL(request.url).searchParams.has("error");
  return { to, hasSso: access.hasSso, wasRefused };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { access } = context.get(deskContext);
  const field = await fieldsOf(request);
  const to = deskTarget(request);
  const email = field("email");
  if (field("way") === "firm") {
    const started = await access.startSso(addressOf(to));
    return "refused" in started ? refusedForm(started, { email }) : redirectWith(started, started.url);
  }
  const answer = await access.signIn(email, field("password"));
  if ("refused" in answer) return refusedForm(answer, { email });
  const next = answer.needsCode ? `/sign-in/code?to=${encodeURIComponent(addressOf(to))}` : to;
  return redirectWith(answer, next);
}

export default function SignInRoute() {
  const { to, hasSso, wasRefused } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const passkey = usePasskey(async () => {
    await signInWithPasskey();
    openDocument(addressOf(to));
  });
  return (
    <SignInFrame title={words.title} lead={words.lead} motto={words.motto} remark={words.noAccount}>
      <Form method="post">
        <Field label={words.email}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={refused?.email}
            required
            maxLength={254}
          />
        </Field>
        <div className={styles.password}>
          <Field label={words.password} error={refused?.error}>
            <TextInput type="password" name="password" autoComplete="current-password" required maxLength={128} />
          </Field>
          <Link className={classNames("link", styles.forgotten)} to="/forgotten">
            {words.forgotten}
          </Link>
        </div>
        <Button type="submit" block>
          {words.submit}
        </Button>
      </Form>
      {wasRefused && <FieldError id="firm-refused">{words.firmRefused}</FieldError>}
      {(passkey.isOffered || hasSso) && <Or>{words.or}</Or>}
      <div className={styles.ways}>
        {passkey.isOffered && (
          <Button variant="secondary" block busy={passkey.isBusy} onClick={passkey.run}>
            <Icon name="passkey" size="s" /> {words.passkey}
          </Button>
        )}
        {passkey.hasFailed && <FieldError id="passkey-failed">{words.passkeyFailed}</FieldError>}
        {hasSso && (
          <Form method="post">
            <Button type="submit" name="way" value="firm" variant="secondary" block>
              <Icon name="office" size="s" /> {words.firmAccount}
            </Button>
          </Form>
        )}
      </div>
    </SignInFrame>
  );
}

import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { newPasswordWords as words } from "#content/desk/sign-in.ts";
import { passwordLength } from "#domain/desk/people/password-rules.ts";

/** Where a member chooses a password: when joining, after a reset, and in the settings. */
export function NewPasswordField({ error }: { readonly error?: string | undefined }) {
  return (
    <Field label={words.label} hint={words.hint} error={error}>
      <TextInput
        type="password"
        name="password"
        autoComplete="new-password"
        required
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
      />
    </Field>
  );
}

import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field } from "#app/design/ui/forms/field.tsx";

type OneFieldFormProps = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly submit: string;
  /** The input. */
  readonly children: ReactNode;
};

/** A step of signing in that asks for one thing. */
export function OneFieldForm({ label, hint, error, submit, children }: OneFieldFormProps) {
  return (
    <Form method="post">
      <Field label={label} hint={hint} error={error}>
        {children}
      </Field>
      <Button type="submit" block>
        {submit}
      </Button>
    </Form>
  );
}

import type { ReactNode } from "react";
import { Form } from "react-router";
import { clearDrafts } from "#app/desk/lead/timeline/drafts.ts";

/** Ends the session; what was typed and not stored is private, and goes with it. */
export function SignOutForm({ children }: { readonly children: ReactNode }) {
  return (
    <Form method="post" action="/sign-out" onSubmit={clearDrafts}>
      {children}
    </Form>
  );
}

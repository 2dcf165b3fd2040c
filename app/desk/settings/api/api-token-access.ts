import type { ActionResult } from "#app/desk/settings/action-result.ts";
import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";

export type TypedToken = { readonly name: string; readonly scopes: readonly string[]; readonly lifetime: string };

/** What the API part of the settings does, for the signed-in person; the settings list the tokens. */
export type ApiTokenAccess = {
  make(typed: TypedToken): Promise<Refused | { readonly name: string; readonly secret: string }>;
  end(id: string): Promise<ActionResult>;
};

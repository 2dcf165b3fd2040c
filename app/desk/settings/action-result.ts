import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";

/** What became of a change in the settings. */
export type ActionResult = Refused | { readonly done: true };

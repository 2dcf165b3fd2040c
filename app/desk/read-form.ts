import { maxSelected } from "#contracts/desk-lead.ts";

/** The largest form has the selected leads and a dozen other fields. Some answers repeat all fields. */
export const mostFields = maxSelected + 20;

/**
 * The fields of a posted form. @throws Response 400 for a body that is no form or has too many fields, 405 for another
 * method
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") throw new Response(null, { status: 405 });
  const form = await request.formData().catch((error: unknown) => {
    throw error instanceof TypeError ? new Response(null, { status: 400 }) : error;
  });
  if ([...form.keys()].length > mostFields) throw new Response(null, { status: 400 });
  return form;
}

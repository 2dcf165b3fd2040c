import type { ActionFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { deskContext } from "#app/desk/desk-context.ts";
import { readForm } from "#app/desk/read-form.ts";

const requestSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("sales"), of: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) }),
  z.object({ what: z.literal("funnel"), of: z.iso.date() }),
]);

/** `POST /desk/export`: a screen as a file. By POST, so that no other site's link can start one. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const { data } = requestSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!data) throw new Response(null, { status: 400 });
  const body = await context.get(deskContext).exports[data.what](data.of);
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${data.what}-${data.of}.csv"`,
    },
  });
}

import type { ActionFunctionArgs } from "react-router";
import { deskContext, sessionContext } from "#app/desk/desk-context.ts";
import { readForm } from "#app/desk/read-form.ts";
import { site } from "#content/site.ts";
import { selectionSchema } from "#contracts/desk-lead.ts";
import { readLeadQuery } from "#domain/desk/leads/lead-query.ts";
import { dayAt } from "#domain/time/calendar.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** `POST /desk/leads/export?<view>`: the view as a file. By POST, so that no other site's link can start one. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const format = form.get("format") === "xlsx" ? "xlsx" : "csv";
  const ids = form.getAll("id");
  const selected = ids.length === 0 ? undefined : selectionSchema.safeParse(ids);
  if (selected && !selected.success) throw new Response(null, { status: 400 });
  const query = readLeadQuery(new URL(request.url).searchParams);
  const { member } = context.get(sessionContext);
  const body = await context.get(deskContext).leads.export(member, { query, format, selected: selected?.data });
  const name = `leads-${dayAt(Date.now(), site.timeZone)}.${format}`;
  return new Response(body, {
    headers: { "content-type": types[format], "content-disposition": `attachment; filename="${name}"` },
  });
}

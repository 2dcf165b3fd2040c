import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from "react-router";
import { deskContext, sessionContext } from "#app/desk/desk-context.ts";
import { runLeadForm } from "#app/desk/lead/actions/run-lead-form.ts";
import { readForm } from "#app/desk/read-form.ts";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { LeadPage } from "./lead-page.tsx";
import { leadView } from "./lead-view.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: deskTitle(loaderData?.view.company ?? deskScreens.leads.name) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { member } = context.get(sessionContext);
  const facts = await context.get(deskContext).lead.read(params["id"] ?? "");
  if (!facts) throw data(null, { status: 404, statusText: "Not Found" });
  if ("mergedInto" in facts) throw redirect(`${deskScreens.leads.path}/${facts.mergedInto}`);
  const { searchParams } = new URL(request.url);
  return {
    view: leadView(facts, { member, now: Date.now() }),
    isDeletionAsked: searchParams.get("ask") === "delete",
    mergeAsked: searchParams.get("merge") ?? undefined,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params["id"] ?? "";
  const { outcome, isDeleted } = await runLeadForm(context.get(deskContext).lead, id, await readForm(request));
  if (isDeleted) return redirect(deskScreens.leads.path);
  return data(outcome, { status: outcome.status ?? (outcome.error === undefined ? 200 : 400) });
}

export default function Lead() {
  const { view, isDeletionAsked, mergeAsked } = useLoaderData<typeof loader>();
  return (
    <LeadPage
      key={view.id}
      view={view}
      isDeletionAsked={isDeletionAsked && view.may.remove}
      mergeAsked={view.sameCompany.find(({ id }) => id === mergeAsked)?.id}
    />
  );
}

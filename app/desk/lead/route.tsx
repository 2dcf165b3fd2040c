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
import type { BaseLeadView } from "./base-lead-view.ts";
import { callLeadView } from "./call-lead-view.ts";
import { CallLeadPage, LeadPage } from "./lead-page.tsx";
import { leadView } from "./lead-view.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: deskTitle((loaderData?.view ?? loaderData?.callView)?.company ?? deskScreens.leads.name) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { member } = context.get(sessionContext);
  const facts = await context.get(deskContext).lead.read(params["id"] ?? "");
  if (!facts) throw data(null, { status: 404, statusText: "Not Found" });
  if ("mergedInto" in facts) throw redirect(`${deskScreens.leads.path}/${facts.mergedInto}`);
  const { searchParams } = new URL(request.url);
  const viewer = { member, now: Date.now() };
  return {
    ...("callLead" in facts
      ? { view: undefined, callView: callLeadView(facts, viewer) }
      : { view: leadView(facts, viewer), callView: undefined }),
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
  const { view, callView, isDeletionAsked, mergeAsked } = useLoaderData<typeof loader>();
  const asked = ({ may, sameCompany }: BaseLeadView) => ({
    isDeletionAsked: isDeletionAsked && may.remove,
    mergeAsked: sameCompany.find(({ id }) => id === mergeAsked)?.id,
  });
  return view ? (
    <LeadPage key={view.id} view={view} {...asked(view)} />
  ) : (
    <CallLeadPage key={callView.id} view={callView} {...asked(callView)} />
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { deskContext, sessionContext } from "#app/desk/desk-context.ts";
import { ColumnsPanel } from "#app/desk/leads/filters/columns-panel.tsx";
import { ExportPanel } from "#app/desk/leads/filters/export-panel.tsx";
import { FilterBar } from "#app/desk/leads/filters/filter-bar.tsx";
import { listAddress, ViewTabs } from "#app/desk/leads/filters/view-tabs.tsx";
import type { LeadListAccess } from "#app/desk/leads/lead-list-access.ts";
import { BulkBar } from "#app/desk/leads/list/bulk-bar.tsx";
import { EmptyList } from "#app/desk/leads/list/empty-list.tsx";
import { LeadTable } from "#app/desk/leads/list/lead-table.tsx";
import { Pager } from "#app/desk/leads/list/pager.tsx";
import { type BulkAnswer, useBulkAction } from "#app/desk/leads/list/use-bulk-action.ts";
import { useListKeys } from "#app/desk/leads/list/use-list-keys.ts";
import { useSelection } from "#app/desk/leads/list/use-selection.ts";
import { readForm } from "#app/desk/read-form.ts";
import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { leadListWords as words } from "#content/desk/leads/leads.ts";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { site } from "#content/site.ts";
import { leadChangeSchema, selectionSchema, viewNameSchema } from "#contracts/desk-lead.ts";
import { countText } from "#domain/desk/capped-count.ts";
import {
  activeFilters,
  defaultColumns,
  type LeadQuery,
  readColumns,
  readLeadQuery,
  withoutPage,
  writeLeadQuery,
} from "#domain/desk/leads/lead-query.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { sinceDay } from "#domain/time/desk-times.ts";
import * as styles from "./route.module.css";

export const meta = () => [{ title: deskTitle(deskScreens.leads.name) }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { member } = context.get(sessionContext);
  const { leads } = context.get(deskContext);
  const query = readLeadQuery(new URL(request.url).searchParams);
  const list = await leads.list(member, query);
  const [members, industries, partners, columns, views, fresh] = await Promise.all([
    leads.members(),
    leads.industries(),
    leads.partners(),
    leads.columns(member),
    leads.views(member),
    leads.fresh(member),
  ]);
  return {
    address: writeLeadQuery(query).toString(),
    list,
    members,
    industries,
    partners,
    columns: query.columns ?? columns ?? defaultColumns,
    views,
    fresh:
      fresh.count === 0
        ? undefined
        : { count: countText(fresh), since: sinceDay(fresh.since, Date.now(), site.timeZone) },
    today: dayAt(Date.now(), site.timeZone),
    rights: {
      change: can(member.role, "changeStage"),
      assign: can(member.role, "assignLead"),
      redeliver: can(member.role, "redeliver"),
      merge: can(member.role, "mergeLeads"),
      export: can(member.role, "exportLeads"),
      remove: can(member.role, "deletePerson"),
    },
  };
}

/** What is done with the view as a whole, or with the selected leads. */
export async function action({ context, request }: ActionFunctionArgs): Promise<BulkAnswer | Response> {
  const form = await readForm(request);
  const { member } = context.get(sessionContext);
  const { leads } = context.get(deskContext);
  const work = { form, member, leads, query: withoutPage(readLeadQuery(new URL(request.url).searchParams)) };
  switch (form.get("intent")) {
    case "saveView":
    case "removeView":
      return changeViews(work);
    case "chooseColumns":
      return chooseColumns(work);
    default:
      return changeSelected(work);
  }
}

type ListWork = {
  readonly form: FormData;
  readonly member: DeskSession["member"];
  readonly leads: LeadListAccess;
  /** The view without its page. */
  readonly query: LeadQuery;
};

async function changeViews({ form, member, leads, query }: ListWork): Promise<Response> {
  const name = viewNameSchema.safeParse(form.get("name"));
  const address = writeLeadQuery(query).toString();
  if (form.get("intent") === "removeView") await leads.removeView(member, String(form.get("view")));
  else if (name.success) await leads.saveView(member, { name: name.data, address });
  else throw badRequest();
  return backTo(query);
}

async function chooseColumns({ form, member, leads, query }: ListWork): Promise<Response> {
  const { columns: _, ...others } = query;
  const columns = readColumns(form.getAll("columns").join(","));
  const isUsual = columns === undefined || columns.join() === defaultColumns.join();
  await leads.chooseColumns(member, isUsual ? undefined : columns);
  return backTo(isUsual ? others : { ...others, columns });
}

async function changeSelected({ form, member, leads }: ListWork): Promise<BulkAnswer> {
  const ids = selectionSchema.safeParse(form.getAll("id"));
  if (!ids.success) throw badRequest();
  const intent = form.get("intent");
  if (intent === "redeliver") return { intent, ...(await leads.redeliverAll(member, ids.data)) };
  if (intent === "remove") return { intent, ...(await leads.removeAll(member, ids.data, String(form.get("typed")))) };
  const change = leadChangeSchema.safeParse({ field: form.get("field"), to: form.get("to") });
  if (!change.success) throw badRequest();
  return { intent: "change", ...(await leads.changeAll(member, ids.data, change.data)) };
}

function backTo(query: LeadQuery): Response {
  const { pathname, search } = listAddress(query);
  return redirect(pathname + search);
}

const badRequest = () => new Response(null, { status: 400 });

export default function Leads() {
  const { address, list, members, industries, partners, columns, views, fresh, today, rights } =
    useLoaderData<typeof loader>();
  const query = readLeadQuery(new URLSearchParams(address));
  const selection = useSelection(list.lines);
  const isHydrated = useHydrated();
  const current = useListKeys(selection);
  const isUnfiltered = activeFilters(query).length === 0;
  const isSelectable = isHydrated && Object.values(rights).some(Boolean);
  const bulk = useBulkAction();
  // Over an empty list too: what was changed may have left it.
  const bulkBar = isSelectable && (
    <BulkBar bulk={bulk} selection={selection} members={members} rights={rights} query={query} today={today} />
  );
  return (
    <PageFrame>
      <div className={styles.screen}>
        <PageTop title={deskScreens.leads.name}>
          {fresh && <p className={styles.fresh}>{words.fresh(fresh.count, fresh.since)}</p>}
          <ColumnsPanel query={query} shown={columns} />
          {rights.export && <ExportPanel query={query} />}
        </PageTop>
        <ViewTabs query={query} counts={list.views} saved={views} />
        <FilterBar key={address} query={query} members={members} industries={industries} partners={partners} />
        {list.lines.length === 0 && !list.stopped ? (
          <>
            {bulkBar}
            <EmptyList
              query={query}
              without={list.without}
              isNew={isUnfiltered && query.page === undefined}
              members={members}
              partners={partners}
            />
          </>
        ) : (
          <div className={styles.list}>
            {bulkBar}
            <LeadTable
              query={query}
              lines={list.lines}
              columns={columns}
              members={members}
              today={today}
              selection={isSelectable ? selection : undefined}
              current={current}
            />
            <Pager query={query} list={list} />
          </div>
        )}
      </div>
    </PageFrame>
  );
}

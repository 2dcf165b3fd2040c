import { useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { deskContext, sessionContext } from "#app/desk/desk-context.ts";
import { ColumnsPanel } from "#app/desk/leads/filters/columns-panel.tsx";
import { ExportPanel } from "#app/desk/leads/filters/export-panel.tsx";
import { FilterBar } from "#app/desk/leads/filters/filter-bar.tsx";
import { ViewTabs } from "#app/desk/leads/filters/view-tabs.tsx";
import { BulkBar } from "#app/desk/leads/list/bulk-bar.tsx";
import { EmptyList } from "#app/desk/leads/list/empty-list.tsx";
import { KeysDialog } from "#app/desk/leads/list/keys-dialog.tsx";
import { LeadTable } from "#app/desk/leads/list/lead-table.tsx";
import { Pager } from "#app/desk/leads/list/pager.tsx";
import { useListKeys } from "#app/desk/leads/list/use-list-keys.ts";
import { useSelection } from "#app/desk/leads/list/use-selection.ts";
import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { site } from "#content/site.ts";
import { leadChangeSchema, selectionSchema } from "#contracts/desk-lead.ts";
import { activeFilters, readLeadQuery, writeLeadQuery } from "#domain/desk/leads/lead-query.ts";
import { can } from "#domain/desk/people/roles.ts";
import { leadDate } from "#domain/leads/follow-up-date.ts";
import * as styles from "./route.module.css";

export const meta = () => [{ title: deskTitle(deskScreens.leads.name) }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { member } = context.get(sessionContext);
  const { leads } = context.get(deskContext);
  const query = readLeadQuery(new URL(request.url).searchParams);
  const list = await leads.list(member, query);
  const [members, industries] = await Promise.all([leads.members(), leads.industries()]);
  return {
    address: writeLeadQuery(query).toString(),
    list,
    members,
    industries,
    today: leadDate(Date.now(), site.timeZone),
    rights: {
      change: can(member.role, "changeStage"),
      assign: can(member.role, "assignLead"),
      export: can(member.role, "exportLeads"),
    },
  };
}

/** The same change for the selected leads. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const ids = selectionSchema.safeParse(form.getAll("id"));
  const change = leadChangeSchema.safeParse({ field: form.get("field"), to: form.get("to") });
  if (!ids.success || !change.success) throw new Response(null, { status: 400 });
  const { member } = context.get(sessionContext);
  return { changed: await context.get(deskContext).leads.changeAll(member, ids.data, change.data) };
}

export default function Leads() {
  const { address, list, members, industries, today, rights } = useLoaderData<typeof loader>();
  const query = readLeadQuery(new URLSearchParams(address));
  const selection = useSelection(list.lines);
  const isHydrated = useHydrated();
  const [isKeysOpen, setKeysOpen] = useState(false);
  const keys = useListKeys(selection, () => setKeysOpen(true));
  const isUnfiltered = activeFilters(query).length === 0;
  const isSelectable = isHydrated && (rights.change || rights.assign || rights.export);
  return (
    <PageFrame>
      <PageTop title={deskScreens.leads.name}>
        <ColumnsPanel query={query} />
        {rights.export && <ExportPanel query={query} />}
      </PageTop>
      <ViewTabs query={query} counts={list.views} />
      <FilterBar key={address} query={query} members={members} industries={industries} />
      {list.lines.length === 0 && !list.stopped ? (
        <EmptyList
          query={query}
          without={list.without}
          isNew={isUnfiltered && query.page === undefined}
          members={members}
        />
      ) : (
        <div className={styles.list}>
          {isSelectable && selection.ids.length > 0 && (
            <BulkBar selection={selection} members={members} rights={rights} query={query} />
          )}
          <LeadTable
            query={query}
            lines={list.lines}
            members={members}
            today={today}
            selection={isSelectable ? selection : undefined}
            current={keys.current}
          />
          <Pager query={query} list={list} />
        </div>
      )}
      <KeysDialog isOpen={isKeysOpen} onClose={() => setKeysOpen(false)} keys={keys} />
    </PageFrame>
  );
}

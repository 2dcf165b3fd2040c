import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskContext } from "#app/desk/desk-context.ts";
import { ExportButton } from "#app/desk/exports/export-button.tsx";
import { ChoiceForm } from "#app/desk/ui/choice-form.tsx";
import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { PageColumns, PageSection, SectionHead } from "#app/desk/ui/page-section.tsx";
import { ScreenViews } from "#app/desk/ui/screen-views.tsx";
import { saleFilterNames, salesWords as words } from "#content/desk/sales.ts";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { saleFilters } from "#domain/desk/screens/sales-view.ts";
import { monthName } from "#domain/time/desk-times.ts";
import { Account } from "./account.tsx";
import { Disputes } from "./disputes.tsx";
import { MonthBars } from "./month-bars.tsx";
import * as styles from "./sales.module.css";
import { PackageTable, SalesTable } from "./sales-tables.tsx";

export const meta = () => [{ title: deskTitle(deskScreens.sales.name) }];

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const month = query.get("month") ?? "";
  return context.get(deskContext).sales.read({
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    filter: saleFilters.find((filter) => filter === query.get("show")),
    after: query.get("after") ?? undefined,
  });
}

export default function Sales() {
  const view = useLoaderData<typeof loader>();
  const { month, months, accounts, disputes, filter, counts, sales, isCurrent } = view;
  const name = monthName(month);
  const [onlyMonth = name] = name.split(" ");
  const addressOf = (change: Readonly<Record<string, string>>) =>
    `${deskScreens.sales.path}?${new URLSearchParams({ month, show: filter, ...change })}`;
  const choices = months.includes(month) ? months : [...months, month];
  return (
    <PageFrame>
      <PageTop title={deskScreens.sales.name}>
        <ChoiceForm
          label={words.month}
          name="month"
          value={month}
          choices={choices.map((each) => ({ value: each, label: monthName(each) }))}
          show={words.show}
        />
        {view.mayExport && <ExportButton what="sales" of={month} label={words.export} />}
        {!view.isConnected && <p className={styles.notice}>{words.unconnected}</p>}
        {view.isConnected && view.isTest && <p className={styles.notice}>{words.testMode}</p>}
      </PageTop>
      <PageColumns>
        <section>
          <SectionHead title={isCurrent ? words.soFar(onlyMonth) : name} />
          {accounts.length > 0 ? <Account accounts={accounts} /> : <p>{words.noSales(name)}</p>}
        </section>
        <section>
          <SectionHead title={words.answer} note={disputes.length > 0 && words.disputeCount(disputes.length)} />
          <Disputes disputes={disputes} now={view.now} />
        </section>
      </PageColumns>
      <PageSection
        title={words.purchases}
        note={
          <ScreenViews
            label={words.filters}
            views={saleFilters.map((each) => ({
              to: addressOf({ show: each }),
              name: saleFilterNames[each],
              count: counts[each],
              isCurrent: each === filter,
            }))}
          />
        }
      >
        {sales.length > 0 ? <SalesTable sales={sales} now={view.now} /> : <p>{words.none[filter]}</p>}
        <p className={styles.remark}>{words.refundText}</p>
        {view.next !== undefined && (
          <Link className="link" to={addressOf({ after: view.next })}>
            {words.next}
          </Link>
        )}
      </PageSection>
      <PageColumns>
        <section>
          <SectionHead title={words.byMonth} note={words.byMonthNote} />
          <MonthBars byMonth={view.byMonth} currency={accounts[0]?.currency ?? "usd"} />
        </section>
        <section>
          <SectionHead title={words.byReport} note={name} />
          {view.packages.length > 0 ? (
            <PackageTable packages={view.packages} accounts={accounts} />
          ) : (
            <p>{words.noSales(name)}</p>
          )}
        </section>
      </PageColumns>
    </PageFrame>
  );
}

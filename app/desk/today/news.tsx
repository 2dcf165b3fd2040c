import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Bar, BarHead } from "#app/desk/ui/page-frame.tsx";
import { Score } from "#app/desk/ui/score.tsx";
import { deskScreens } from "#content/desk/shell.ts";
import { todayWords as words } from "#content/desk/today.ts";
import * as styles from "./news.module.css";
import type { TodayView } from "./today-view.ts";

/** What came in, what was sold and what did not arrive. */
export function News({ view }: { readonly view: TodayView }) {
  const { since, fresh, freshCount, booked, bookedCount, messages, sales, salesSum, failures, counts, mayRetry } = view;
  return (
    <Bar isPadded={false} className={styles.columns}>
      <section id="new" aria-labelledby="new-title">
        <BarHead id="new-title" title={words.fresh.title(since)}>
          <p>{freshCount}</p>
        </BarHead>
        <List isEmpty={fresh.length === 0} none={words.fresh.none}>
          {fresh.map(({ id, company, score, hasScore, when, text }) => (
            <li key={id}>
              <Link to={`${deskScreens.leads.path}/${id}`}>{company}</Link>
              <span className={styles.end}>
                {hasScore && <Score points={score} />}
                <small>{when}</small>
              </span>
              <small>{text}</small>
            </li>
          ))}
        </List>
        <Link className={classNames("link", styles.all)} to={deskScreens.leads.path}>
          {words.fresh.all(freshCount)}
        </Link>
      </section>
      <div>
        <section id="booked" aria-labelledby="booked-title">
          <BarHead id="booked-title" title={words.booked.title}>
            <p>{bookedCount}</p>
          </BarHead>
          <List isEmpty={booked.length === 0} none={words.booked.none}>
            {booked.map(({ id, lead, when, at, text }) => (
              <li key={id}>
                <Link to={`${deskScreens.leads.path}/${lead.id}`}>{lead.company}</Link>
                <span className={styles.end}>
                  <b>
                    <time dateTime={at}>{when}</time>
                  </b>
                </span>
                <small>{text}</small>
              </li>
            ))}
          </List>
        </section>
        <section aria-labelledby="messages-title">
          <BarHead id="messages-title" title={words.messages.title(since)} />
          <List isEmpty={messages.length === 0} none={words.messages.none}>
            {messages.map(({ id, name, when, text }) => (
              <li key={id}>
                <Link to={deskScreens.messages.path}>{name}</Link>
                <span className={styles.end}>
                  <small>{when}</small>
                </span>
                <small>{text}</small>
              </li>
            ))}
          </List>
          <Link className={classNames("link", styles.all)} to={deskScreens.messages.path}>
            {words.messages.all}
          </Link>
        </section>
        <section id="sales" aria-labelledby="sales-title">
          <BarHead id="sales-title" title={words.sales.title(since)}>
            <p className="num">{salesSum}</p>
          </BarHead>
          <List isEmpty={sales.length === 0} none={words.sales.none}>
            {sales.map(({ lead, price, when, text }) => (
              <li key={`${lead?.id} ${when} ${text}`}>
                {lead ? (
                  <Link to={`${deskScreens.leads.path}/${lead.id}`}>{lead.company}</Link>
                ) : (
                  <b>{words.sales.gone}</b>
                )}
                <span className={styles.end}>
                  <b className="num">{price}</b>
                  <small>{when}</small>
                </span>
                <small>{text}</small>
              </li>
            ))}
          </List>
        </section>
      </div>
      <section id="deliveries" aria-labelledby="deliveries-title">
        <BarHead id="deliveries-title" title={words.failures.title}>
          <p>{counts.failed.figure}</p>
        </BarHead>
        <List isEmpty={failures.length === 0} none={words.failures.none}>
          {failures.map(({ id, company, vendor, text }) => (
            <li key={id}>
              <Link to={deskScreens.deliveries.path}>{company}</Link>
              {mayRetry && (
                <Form method="post" action={deskScreens.deliveries.path} className={styles.end}>
                  <input type="hidden" name="delivery" value={id} />
                  <Button type="submit" variant="secondary" size="sm" aria-label={words.failures.retryOf(company)}>
                    {words.failures.retry}
                  </Button>
                </Form>
              )}
              <small>
                <span className={styles.vendor}>{vendor}</span> {text}
              </small>
            </li>
          ))}
        </List>
        <Link className={classNames("link", styles.all)} to={deskScreens.deliveries.path}>
          {words.failures.all}
        </Link>
      </section>
    </Bar>
  );
}

type ListProps = { readonly isEmpty: boolean; readonly none: string; readonly children: ReactNode };

function List({ isEmpty, none, children }: ListProps) {
  return isEmpty ? <p className={styles.none}>{none}</p> : <ul className={styles.list}>{children}</ul>;
}

import { Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Bar } from "#app/desk/ui/page-frame.tsx";
import { Plus } from "#app/desk/ui/score.tsx";
import { leadWords } from "#content/desk/leads/lead.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { todayWords as words } from "#content/desk/today.ts";
import * as styles from "./first-call.module.css";
import type { TodayView } from "./today-view.ts";

/** The first person to call: the number, the range, the first sentence and what to ask. */
export function FirstCall({ call }: { readonly call: TodayView["first"] }) {
  if (!call)
    return (
      <Bar aria-labelledby="first" className={styles.nobody}>
        <h2 className="title-3" id="first">
          {words.nobody.title}
        </h2>
        <p>{words.nobody.text}</p>
        <Link className="link" to={deskScreens.leads.path}>
          {words.nobody.all}
        </Link>
      </Bar>
    );
  const { id, company, who, reach, why, valued } = call;
  const brief = `${deskScreens.leads.path}/${id}`;
  return (
    <Bar isPadded={false} className={styles.first} aria-labelledby="first">
      <div>
        <h2 className={styles.title} id="first">
          <Plus />
          {reach ? (reach.isPhone ? words.first : words.writeFirst) : words.followUpFirst}
        </h2>
        <h3 className={classNames("title-1", styles.company)}>
          <Link to={brief}>{company}</Link>
        </h3>
        {who !== "" && <p className={styles.who}>{who}</p>}
        <div className={styles.reach}>
          {reach ? (
            <>
              <a className={classNames("figure", reach.isPhone ? styles.number : styles.address)} href={reach.href}>
                {reach.text}
              </a>
              <a className={buttonClass("primary", "md")} href={reach.href}>
                <Icon name={reach.isPhone ? "phone" : "mail"} size="s" />
                {reach.isPhone ? leadWords.call.call : leadWords.call.write}
              </a>
            </>
          ) : (
            <p>{words.queue.noReach}</p>
          )}
          <Link className={buttonClass("secondary", "md")} to={brief}>
            {words.brief}
          </Link>
        </div>
        {valued && (
          <div className={styles.value}>
            <span className={classNames("figure settled", styles.range)}>{valued.range}</span>
            <dl className={styles.tiles}>
              {valued.tiles.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <p className={styles.why}>
          <b>{words.why}</b> {why}
        </p>
      </div>
      {valued ? (
        <WhatToSay {...valued} />
      ) : (
        <div>
          <h3 className={styles.head}>{leadWords.noValuation.title}</h3>
          <p className={styles.opening}>{leadWords.noValuation.text}</p>
        </div>
      )}
    </Bar>
  );
}

type WhatToSayProps = Pick<
  NonNullable<NonNullable<TodayView["first"]>["valued"]>,
  "opening" | "questions" | "expected"
>;

function WhatToSay({ opening, questions, expected }: WhatToSayProps) {
  return (
    <div>
      <h3 className={styles.head}>{words.open}</h3>
      <p className={styles.opening}>{opening !== undefined && `“${opening}”`}</p>
      <h3 className={styles.head}>{words.ask}</h3>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>
            <span>{question}</span>
          </li>
        ))}
      </ol>
      <p className={styles.expected}>
        <b>{words.expect}</b> {expected}
      </p>
    </div>
  );
}

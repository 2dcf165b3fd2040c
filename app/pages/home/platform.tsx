import { Portrait } from "#app/design/art/portrait.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import * as tableStyles from "#app/design/ui/tables/table.module.css";
import { site } from "#content/site.ts";
import * as styles from "./platform.module.css";
import { ActivityChart, VisitBars } from "./platform-charts.tsx";
import { useBelowFold } from "./use-below-fold.ts";

/** The client platform as an owner sees it in week 10: a static picture, announced as one. */
export function HomePlatform() {
  const words = useBelowFold().platform;
  return (
    <Section ground="pine" className={classNames(styles.section, "lazy-layout")}>
      <Frame>
        <SectionHead title={words.title} lead={words.lead}>
          <TextLink to={site.platformUrl} icon="arrow-up-right">
            {words.access}
          </TextLink>
        </SectionHead>
        <figure className={styles.platform} aria-label={words.label}>
          <Areas />
          <div>
            <dl className={classNames(styles.figures, "stats stats--pairs")}>
              {words.figures.map(({ value, label }) => (
                <div key={label}>
                  <dt className="label">{label}</dt>
                  <dd className="figure">{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.activity}>
              <p>
                <b>{words.activity.title}</b>
                <span className={classNames(styles.key, "tick")}>
                  <svg viewBox="0 0 13 13" aria-hidden="true">
                    <path className={styles.letter} d="M0 6.5h13M6.5 0v13" />
                  </svg>
                  {words.activity.letter}
                </span>
              </p>
              <ActivityChart />
            </div>
            <Buyers />
          </div>
          <Log />
        </figure>
      </Frame>
    </Section>
  );
}

function Areas() {
  const { platform: words, leadPartner } = useBelowFold();
  return (
    <div className={styles.areas} aria-hidden="true">
      <b>{words.project}</b>
      <ul>
        {words.areas.map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.partner}>
        <Portrait name={leadPartner.name} size="small" />
        <span>
          {words.partner}
          <b>{leadPartner.name}</b>
          <SampleMark of={leadPartner} />
        </span>
      </div>
    </div>
  );
}

function Buyers() {
  const { caption, columns, rows, signed } = useBelowFold().platform.buyers;
  return (
    <div className={styles.buyers}>
      <table className={tableStyles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, visits, offer }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{type}</td>
              <td className={styles.signed}>{signed}</td>
              <td>
                <VisitBars visits={visits} />
                <span className="sr">{visits.at(-1)}</span>
              </td>
              <td className={offer.startsWith("$") ? styles.offer : undefined}>{offer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Log() {
  const { title, entries } = useBelowFold().platform.log;
  return (
    <div className={styles.log}>
      <h3>{title}</h3>
      <ul className="ruled">
        {entries.map(({ when, who, text }) => (
          <li key={when}>
            <span className="tick">{when}</span>
            <b>{who}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

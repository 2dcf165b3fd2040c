import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Breadcrumbs } from "#app/design/ui/navigation/breadcrumbs.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { guideWords } from "#content/pages/guide.ts";
import type { Guide } from "#content/registry/guide-pages.ts";
import { pathOf, trailOf } from "#content/registry/registry.ts";
import type { Person } from "#content/schemas/person.ts";
import { monthAndYear } from "./month-and-year.ts";
import * as styles from "./opening.module.css";
import { PrintButton } from "./print-button.tsx";

type GuideOpeningProps = { readonly guide: Guide; readonly author: Person; readonly minutes: number };

/** The title with a slip beside it: for whom, how long, by whom, checked when. Below them the numbered contents. */
export function GuideOpening({ guide, author, minutes }: GuideOpeningProps) {
  return (
    <Section flush>
      <Frame className={styles.frame}>
        <div className="screen-only">
          <Breadcrumbs trail={trailOf(guide.id)} />
        </div>
        <div className={styles.opening}>
          <div>
            {/* A number stays on the line of its word. */}
            <h1 className="display-2">{guide.name.replace(/(?<=\d) /g, "\u00a0")}</h1>
            <p className={classNames(styles.lead, "lead")}>{guide.lead}</p>
          </div>
          <div className={styles.side}>
            {guide.figures && (
              <dl className={styles.figures}>
                {guide.figures.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="label">{label}</dt>
                    <dd className="figure">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <Slip guide={guide} author={author} minutes={minutes} />
          </div>
        </div>
        <nav className={classNames(styles.contents, "bleed screen-only")} aria-label={guideWords.contents}>
          <ol>
            {guide.sections.map(({ id, contents }) => (
              <li key={id}>
                <SmartLink to={`#${id}`}>{contents}</SmartLink>
              </li>
            ))}
          </ol>
        </nav>
      </Frame>
    </Section>
  );
}

function Slip({ guide, author, minutes }: GuideOpeningProps) {
  const { slip } = guideWords;
  return (
    <dl className={styles.slip}>
      <div>
        <dt>{slip.audience}</dt>
        <dd>{guide.audience}</dd>
      </div>
      <div>
        <dt>{slip.minutes}</dt>
        <dd>{slip.minutesText(minutes)}</dd>
      </div>
      <div>
        <dt>{slip.author}</dt>
        <dd>
          <SmartLink to={pathOf("team")}>{author.name}</SmartLink>
          <SampleMark of={author} />
        </dd>
      </div>
      <div>
        <dt>{slip.checked}</dt>
        <dd>
          <time dateTime={guide.checkedOn}>{monthAndYear(guide.checkedOn)}</time>
        </dd>
      </div>
      <div className={classNames(styles.print, "script-only screen-only")}>
        <dt>{slip.print}</dt>
        <dd>
          <PrintButton />
        </dd>
      </div>
    </dl>
  );
}

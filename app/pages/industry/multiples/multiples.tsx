import type { ReactNode } from "react";
import { Pin, TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { IndustryHead, IndustrySection } from "#app/pages/industry/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import type { IndustryReference, PublishedMultiples } from "#content/sources/industry-references.ts";
import type { Axis } from "#domain/charts/axis.ts";
import * as styles from "./multiples.module.css";
import { countedBy, isOnAxis, multipleText, steppedAxis, tickTexts } from "./multiples-scale.ts";
import { ValueMine } from "./value-mine.tsx";

const { multiples: words } = industryPage;

type MultiplesProps = Content<"multiples"> & {
  readonly published: PublishedMultiples;
  /** What 'Value mine' passes to the valuation, and its button. */
  readonly valuation: { readonly key: string; readonly action: string };
};

/** Our range and published ones on one axis, why they differ, and the way to one's own. */
export function IndustryMultiples({ axis: asked, rows, published, why, proof, valuation }: MultiplesProps) {
  const { references, retrieved } = published;
  const drawn = [
    ...rows.filter(({ offAxis }) => !offAxis).map(({ range }) => range[1]),
    ...references.filter(({ metric }) => isOnAxis(asked.unit, metric)).map(({ high }) => high),
  ];
  const axis = steppedAxis(asked, drawn);
  return (
    <IndustrySection id="multiples" placeholder={72}>
      <IndustryHead id="multiples" title={words.title} />
      <div className={styles.chart} style={cssVariables({ "--steps": axis.ticks.length - 1 })}>
        <ul aria-label={`${words.chart} ${asked.unit}`}>
          {rows.map(({ name, note, range, text, offAxis, story }) => (
            <Row
              key={name}
              kind={story ? "story" : "own"}
              name={name}
              note={note}
              source={<span className="label">{story ? words.storySource : words.ownSource}</span>}
            >
              <Range axis={axis} range={offAxis ? undefined : range} text={text} />
            </Row>
          ))}
          {references.map((reference) => (
            <Reference key={reference.segment} {...reference} axis={axis} unit={asked.unit} />
          ))}
        </ul>
        <div className={styles.axis}>
          <TickLabels ticks={tickTexts(axis, asked.unit)} />
        </div>
      </div>
      <p className={classNames(styles.why, "muted")}>
        <b>{words.why}:</b> {why.join(" ")} {words.retrieved} {retrieved}. {words.context}
      </p>
      {proof && (
        <dl className={styles.proof} style={cssVariables({ "--n": proof.length })}>
          {proof.map(({ figure, text }) => (
            <div key={figure.noun}>
              <dt>
                <span className="figure">{figure.value}</span> {figure.noun}
              </dt>{" "}
              <dd className="small muted">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ValueMine industry={valuation.key} button={valuation.action} />
    </IndustrySection>
  );
}

type RowProps = {
  readonly kind: "own" | "story" | "published";
  readonly name: string;
  readonly note: string;
  readonly source: ReactNode;
  readonly children: ReactNode;
};

function Row({ kind, name, note, source, children }: RowProps) {
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.name}>
        <b>{name}</b>
        <span className="label">{note}</span>
      </span>
      {children}
      <span className={styles.source}>{source}</span>
    </li>
  );
}

function Reference({ axis, unit, ...reference }: IndustryReference & { readonly axis: Axis; readonly unit: string }) {
  const { segment, metric, low, high, period, source, url, note } = reference;
  const onAxis = isOnAxis(unit, metric);
  const text = multipleText(low, high);
  return (
    <Row
      kind="published"
      name={segment}
      note={note}
      source={
        <>
          <TextLink to={url}>{source}</TextLink>
          <span className="label">{period}</span>
        </>
      }
    >
      <Range
        axis={axis}
        range={onAxis ? [low, high] : undefined}
        text={onAxis ? text : `${text} ${countedBy(metric)}`}
        hatched
      />
    </Row>
  );
}

type RangeProps = {
  readonly axis: Axis;
  /** Undefined where it counts something other than the axis. */
  readonly range: readonly [number, number] | undefined;
  readonly text: string;
  /** A published range, for comparison with ours. */
  readonly hatched?: boolean;
};

/** Beyond this percentage a phone has no room for the text behind the bar. */
const lateOnPhone = 78;

function Range({ axis, range, text, hatched }: RangeProps) {
  if (!range) {
    return (
      <span className={styles.plot} data-off-axis="">
        <b className="num">{text}</b>
      </span>
    );
  }
  const [a, b] = [axis.at(range[0]), axis.at(range[1])];
  return (
    <span className={styles.plot} data-late={b > lateOnPhone || undefined} style={cssVariables({ "--a": a, "--b": b })}>
      <i className={hatched ? "hatch" : undefined} aria-hidden="true">
        <Pin />
      </i>
      <b className="num">{text}</b>
    </span>
  );
}

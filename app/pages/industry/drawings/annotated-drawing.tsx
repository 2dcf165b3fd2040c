import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./annotated-drawing.module.css";
import { arch } from "./arch/arch.tsx";
import { type CaptionSide, captionSides } from "./caption-sides.ts";
import { cohorts } from "./cohorts/cohorts.tsx";
import type { AnnotatedDrawing, CaptionAnchor, Mark } from "./drawing-types.ts";
import { machines } from "./machines/machines.tsx";
import { seasons } from "./seasons/seasons.tsx";

/*
 * What caption 1 to 5 of each drawing points at. A page may stop after the third.
 *
 * cohorts (SaaS): revenue by month as layers, one per sign-up cohort, the oldest at the bottom.
 *   1 the oldest layer at the right: wider today than when it signed, so it expands by more than it loses (net retention)
 *   2 a layer that narrows in its first months: churn, before any expansion (gross retention)
 *   3 the line a year back: the revenue of the customers of that day, then and now (net revenue retention, measured)
 *   4 the tip of the newest layer: what was just won, and what winning it cost (CAC payback)
 *   5 the top edge at the right: recurring revenue today, to which the multiple applies
 *
 * arch (dental): the dentist's chart, 32 teeth in two arches, each tooth an equal share of the practice's work.
 *   1 the upper arch, solid: production of the owner-doctor
 *   2 the lower molars and premolars, tinted: production of associates, which stays after the sale
 *   3 the lower front teeth, outlined: hygiene and recall
 *   4 the arc around the upper arch: who pays (fee for service, PPO, membership plan)
 *   5 a third molar, dashed: specialty work, referred out today
 *
 * machines (machining): the shop floor's week, machine groups by the hours of five days and three shifts.
 *   1 cutting in the day shift of the 5-axis machines: spindle hours, which buyers price
 *   2 the night: lights-out hours, cutting with nobody there
 *   3 setups: changeover between jobs
 *   4 idle hours: a shift without people, capacity that a buyer can fill
 *   5 the inspection row: where parts wait for the first-article check
 *
 * seasons (HVAC): twelve months around a ring; maintenance agreements inside, repairs around them, replacements outermost.
 *   1 the inner ring: maintenance agreements, about the same each month (the recurring mix, 52% of the year)
 *   2 July: no-cool calls
 *   3 January: no-heat calls
 *   4 April, a shoulder month: tune-ups under agreement fill the schedule
 *   5 the outermost layer: replacements that follow a repair call
 */
const drawings: Readonly<Record<SectionOf<"annotatedDrawing">["drawing"], AnnotatedDrawing>> = {
  cohorts,
  arch,
  machines,
  seasons,
};

type Caption = SectionOf<"annotatedDrawing">["captions"][number];

/** A large drawing with numbered captions. */
export function IndustryAnnotatedDrawing({ title, lead, ground = "paper", ...shown }: SectionOf<"annotatedDrawing">) {
  const { alt, note, captions } = shown;
  const { Drawing, layout, captionAnchors, legend } = drawings[shown.drawing];
  const sides = layout === "around" ? captionSides(captionAnchors.slice(0, captions.length)) : [];
  return (
    <Section ground={ground} aria-labelledby="annotated-drawing-title">
      <Frame padding="tight" className={styles.layout} data-layout={layout}>
        <div className={styles.heading}>
          <h2 className="title-1" id="annotated-drawing-title">
            {title}
          </h2>
          {lead && <p className="muted">{lead}</p>}
        </div>
        <figure className={styles.picture}>
          <div className={styles.drawing} role="img" aria-label={alt}>
            <Drawing>
              {captions.map(({ title: name }, index) => (
                <Key key={name} number={index + 1} anchor={captionAnchors[index]} />
              ))}
            </Drawing>
          </div>
          <figcaption className={classNames(styles.note, "tick")}>
            {legend && <Legend items={legend} />}
            <p>{note}</p>
          </figcaption>
        </figure>
        <ol className={styles.captions}>
          {captions.map((caption, index) => (
            <CaptionItem key={caption.title} number={index + 1} caption={caption} around={sides[index]} />
          ))}
        </ol>
      </Frame>
    </Section>
  );
}

/** The number in the drawing. If it is not on its point, a thin line leads there. */
function Key({ number, anchor }: { readonly number: number; readonly anchor: CaptionAnchor | undefined }) {
  if (!anchor) return null;
  const { pointsAt = anchor } = anchor;
  return (
    <>
      {pointsAt !== anchor && (
        <svg
          className={classNames("fill-layer", styles.leader)}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M${anchor.x} ${anchor.y}L${pointsAt.x} ${pointsAt.y}`} />
        </svg>
      )}
      {pointsAt !== anchor && <span className="pin" style={cssVariables({ "--x": pointsAt.x, "--y": pointsAt.y })} />}
      <span className={classNames("placed", styles.key)} style={cssVariables({ "--x": anchor.x, "--y": anchor.y })}>
        <KeyNumber number={number} />
      </span>
    </>
  );
}

function Legend({ items }: { readonly items: readonly { readonly mark: Mark; readonly text: string }[] }) {
  return (
    <ul>
      {items.map(({ mark, text }) => (
        <li key={text}>
          <i className={styles.swatch} data-mark={mark} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

type CaptionProps = { readonly number: number; readonly caption: Caption; readonly around: CaptionSide | undefined };

function CaptionItem({ number, caption: { title, text, figure }, around }: CaptionProps) {
  return (
    <li data-side={around?.side} style={around && cssVariables({ "--row": around.row })}>
      <KeyNumber number={number} />
      <div>
        <h3 className="head-4">{title}</h3>
        {figure && (
          <p className={styles.value}>
            <span className="figure">{figure.value}</span> <span className="label">{figure.noun}</span>
          </p>
        )}
        <p>{text}</p>
      </div>
    </li>
  );
}

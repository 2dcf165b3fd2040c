import { Plate } from "#app/design/art/plate.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import { IndustryHead, IndustrySection } from "#app/pages/industry/section.tsx";
import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import * as styles from "./annotated-drawing.module.css";
import { arch } from "./arch/arch.tsx";
import { cohorts } from "./cohorts/cohorts.tsx";
import { contract } from "./contract/contract.tsx";
import type { AnnotatedDrawing, CaptionAnchor, Mark } from "./drawing-types.ts";
import { machines } from "./machines/machines.tsx";
import { seasons } from "./seasons/seasons.tsx";

/*
 * What caption 1 to 5 of each drawing points at. A page may stop before the fifth.
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
 *
 * contract (cleaning): four pictures of one contract, a caption for each: signed, staffed, widened, renewed.
 * plate (any industry): the industry's own plate; the captions say where their numbers are.
 */
const drawings: Readonly<Record<Exclude<Content<"drawing">["drawing"], "plate">, AnnotatedDrawing>> = {
  cohorts,
  arch,
  machines,
  seasons,
  contract,
};

type DrawingProps = Content<"drawing"> & { readonly plate: string };

/** The page's drawing with its numbered captions. */
export function IndustryDrawing({ title, lead, drawing, alt, note, captions, plate }: DrawingProps) {
  const { Drawing, layout, captionAnchors, legend } =
    drawing === "plate" ? plateDrawing(plate, captions) : drawings[drawing];
  return (
    <IndustrySection id="drawing" ground="ease" placeholder={64}>
      <div className={styles.layout} data-layout={layout}>
        <div className={styles.heading}>
          <IndustryHead id="drawing" title={title}>
            <p className="muted">{lead}</p>
          </IndustryHead>
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
          {captions.map(({ title: name, figure, text }, index) => (
            <li key={name}>
              <KeyNumber number={index + 1} />
              <div>
                <h3 className="head-4">
                  {name} {figure && <Figure {...figure} />}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </IndustrySection>
  );
}

function Figure({ value, noun }: { readonly value: string; readonly noun: string }) {
  return (
    <span className={styles.figure}>
      <span className="figure">{value}</span> <span className="label">{noun}</span>
    </span>
  );
}

/** The industry's plate, with the numbers where the captions say. */
function plateDrawing(plate: string, captions: Content<"drawing">["captions"]): AnnotatedDrawing {
  return {
    Drawing: ({ children }) => (
      <div className={styles.plate}>
        <Plate name={plate} label="" />
        {children}
      </div>
    ),
    layout: "beside",
    captionAnchors: captions.map(({ at: [x, y] = [50, 50] }) => ({ x, y })),
  };
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

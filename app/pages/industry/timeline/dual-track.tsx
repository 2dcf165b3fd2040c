import { Pin } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./dual-track.module.css";
import { dualTrackLines, weekNumbers } from "./dual-track-lines.ts";
import { WeekSpan } from "./week-span.tsx";

const words = industryPage.dualTrack;
type DualTrack = SectionOf<"dualTrack">;

/** Two tracks with three workstreams between them, and one point where all five meet. Vertical on small screens. */
export function IndustryDualTrack(section: DualTrack) {
  const { title, lead, ground = "paper", workstreams, phases, tracks, meeting } = section;
  const lines = dualTrackLines(
    phases.map(({ weeks }) => weeks),
    workstreams.length,
  );
  return (
    <Section ground={ground} className={styles.dualTrack} aria-labelledby="dual-track-title">
      <Frame>
        <div className={styles.heading}>
          <h2 className="display-2" id="dual-track-title">
            {title}
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div
          className={styles.chart}
          style={cssVariables({ "--columns": lines.columns.map((width) => `${width}fr`).join(" ") })}
        >
          <Band lines={lines} tracks={tracks} workstreams={workstreams} />
          {phases.map((phase, index) => (
            <div key={phase.title} className={styles.phase} style={cssVariables({ "--column": index + 2 })}>
              <div className={classNames(styles.weeks, "tick from-desktop")} aria-hidden="true">
                {weekNumbers(phase.weeks).map((week) => (
                  <span key={week}>{week === 1 ? `${industryPage.weeks.one} 1` : week}</span>
                ))}
              </div>
              <div className={styles.phaseTitle}>
                <h3 className="title-3">{phase.title}</h3>
                <p className="label num">
                  <WeekSpan weeks={phase.weeks} />
                </p>
              </div>
              {tracks.map(({ name, steps }) => (
                <div key={name} className={styles.steps}>
                  <p className="label">{name}</p>
                  <ul>
                    {steps[index]?.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          ))}
          <div className={styles.meeting}>
            <svg viewBox="0 0 30 60" aria-hidden="true">
              <path className={styles.rail} d="M5 0C5 34 15 24 15 58" />
              <path className={styles.rail} d="M25 0C25 34 15 24 15 58" />
            </svg>
            <Pin />
            <p className="title-3">{meeting}</p>
          </div>
        </div>
        <ol className={classNames(styles.workstreams, "divided")} aria-label={words.center}>
          {workstreams.map(({ title: name, text }, index) => (
            <li key={name}>
              <span className="figure" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="head-4">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}

type BandProps = Pick<DualTrack, "tracks" | "workstreams"> & { readonly lines: ReturnType<typeof dualTrackLines> };

/** The five lines from the first week to the meeting point, with a name at each start. */
function Band({ lines, tracks, workstreams }: BandProps) {
  return (
    <div className={classNames(styles.band, "from-desktop")} role="img" aria-label={words.chart}>
      <div className={styles.names}>
        {lines.tracks.map(({ height }, index) => (
          <b key={height} style={cssVariables({ "--y": height })}>
            {tracks[index]?.name}
          </b>
        ))}
        <span className="label">{words.center}</span>
      </div>
      <div className={styles.lines}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.lanes.map(({ height, path }) => (
            <path key={height} d={path} />
          ))}
          {lines.tracks.map(({ height, path }) => (
            <path key={height} className={styles.rail} d={path} />
          ))}
          {lines.tracks.map(({ height, path }, index) => (
            <path key={height} className={classNames(styles.railInside, index > 0 && styles.dashed)} d={path} />
          ))}
        </svg>
        {lines.tracks.flatMap(({ height }) =>
          lines.starts.map((start) => (
            <i key={`${height} ${start}`} style={cssVariables({ "--x": start, "--y": height })} />
          )),
        )}
        {lines.lanes.map(({ height }, index) => (
          <span key={height} className="small" style={cssVariables({ "--y": height })}>
            <b className="num">{index + 1}</b> {workstreams[index]?.title}
          </span>
        ))}
        <Pin />
      </div>
    </div>
  );
}

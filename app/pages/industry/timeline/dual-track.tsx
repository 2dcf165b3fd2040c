import { classNames } from "#app/design/ui/class-names.ts";
import { IndustryHead, IndustrySection } from "#app/pages/industry/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import * as styles from "./dual-track.module.css";
import { weekSpan } from "./week-span.ts";

type DualTrackProps = Extract<Content<"timeline">, { kind: "dualTrack" }>;

/** Two tracks side by side through three phases, and the workstreams of the center that runs both. */
export function DualTrack({ title, phases, tracks, workstreams, afterwards }: DualTrackProps) {
  return (
    <IndustrySection id="timeline" placeholder={70}>
      <IndustryHead id="timeline" title={title}>
        <p className="muted">{afterwards}</p>
      </IndustryHead>
      <table className={styles.tracks}>
        <thead>
          <tr>
            <td />
            {phases.map((phase) => (
              <th key={phase.title} scope="col">
                <b>{phase.title}</b>
                <span className="small muted">{weekSpan(phase.weeks)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tracks.map(({ name, steps }) => (
            <tr key={name}>
              <th scope="row" className="title-3">
                {name}
              </th>
              {phases.map((phase, index) => (
                <td key={phase.title} data-weeks={weekSpan(phase.weeks)}>
                  <ul>
                    {steps[index]?.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={classNames(styles.center, "title-3")}>{industryPage.timeline.center}</h3>
      <ul className={classNames(styles.workstreams, "divided divided--inset")}>
        {workstreams.map(({ title: name, text }) => (
          <li key={name} className="entry">
            <h4 className="head-4">{name}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </IndustrySection>
  );
}

import { useState } from "react";
import { Drawing } from "#app/design/art/drawing.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { PauseButton } from "#app/design/ui/controls/pause-button.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { processOrbits as orbits } from "#content/pages/process-orbits.ts";
import * as styles from "./buyer-orbits.module.css";
import drawings from "./buyer-orbits.svg?no-inline";

type Orbit = (typeof orbits.orbits)[number];

/** In viewBox units: width of each orbit, size of its bodies, and position of the first one. */
const geometry = [
  { reach: 180, size: 1.15, first: 0.06 },
  { reach: 300, size: 1.25, first: 0.086 },
  { reach: 420, size: 1.4, first: 0.023 },
] as const;

/** Four kinds of buyer circle the company; the farther away, the slower. */
export function ProcessBuyerOrbits() {
  const [paused, setPaused] = useState(false);
  return (
    <Section flush ground="ease" aria-labelledby="orbits-title">
      <Frame padding="none" wide>
        <div className={classNames(styles.orbits, "divided")}>
          <div className={styles.sky} data-paused={paused || undefined}>
            <div className={styles.drawing} role="img" aria-label={orbits.summary}>
              <Drawing
                className={classNames("fill-layer", styles.layer)}
                href={`${drawings}#orbits`}
                viewBox="0 0 960 640"
              />
              {orbits.orbits.map((orbit, index) => (
                <Bodies key={orbit.seconds} orbit={orbit} {...(geometry[index] ?? geometry[2])} />
              ))}
              <Drawing
                className={classNames("fill-layer", styles.layer)}
                href={`${drawings}#company`}
                viewBox="0 0 960 640"
              />
            </div>
            <PauseButton
              className={styles.pause}
              paused={paused}
              onToggle={() => setPaused(!paused)}
              words={orbits.motion}
            />
          </div>
          <div className={styles.kinds}>
            <h2 className="title-1" id="orbits-title">
              {orbits.title}
            </h2>
            <p className="muted">{orbits.lead}</p>
            <ul>
              {orbits.kinds.map(({ id, title, text }) => (
                <li key={id}>
                  <Body kind={id} />
                  <div>
                    <h3 className="head-4">{title}</h3>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Frame>
    </Section>
  );
}

function Body({ kind }: { readonly kind: string }) {
  return <Drawing className={styles.body} href={`${drawings}#${kind}`} viewBox="-20 -20 40 40" />;
}

type BodiesProps = { readonly orbit: Orbit } & (typeof geometry)[number];

/** An ellipse from two oscillations a quarter period apart: one element moves horizontally, the other vertically. */
function Bodies({ orbit: { seconds, bodies }, reach, size, first }: BodiesProps) {
  return bodies.map((kind, index) => {
    const turn = first + index / bodies.length;
    return (
      <span
        key={turn}
        className={styles.across}
        style={cssVariables({ "--reach": reach, "--size": size, "--turn": turn.toFixed(3), "--t": `${seconds}s` })}
      >
        <span className={styles.along}>
          <Body kind={kind} />
        </span>
      </span>
    );
  });
}

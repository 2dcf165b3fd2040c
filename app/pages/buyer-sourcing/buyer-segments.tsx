import { useState } from "react";
import { BuyerKey, BuyerMap } from "#app/design/charts/buyer-map.tsx";
import { useHoverOrFocus } from "#app/design/ui/behavior/use-hover-or-focus.ts";
import { useRotation } from "#app/design/ui/behavior/use-rotation.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { PauseButton } from "#app/design/ui/controls/pause-button.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { buyerSourcingPage, type HeatMapSegment } from "#content/pages/buyer-sourcing.ts";
import { edge, mandate, mandateSectors, mandateStart, rim, wedge } from "./buyer-mandate.ts";
import * as styles from "./buyer-segments.module.css";

const { title, lead, label, motion } = buyerSourcingPage.segments;
const segments: readonly HeatMapSegment[] = buyerSourcingPage.segments.items;

const segmentMs = 4200;

/** The buyers of one mandate; a highlight rotates through its segments. */
export function BuyerSegments() {
  const [paused, setPaused] = useState(false);
  const [held, hold] = useHoverOrFocus();
  const [shown, pick] = useRotation(segments.length, segmentMs, !paused && !held);
  return (
    <Section flush ground="pine" aria-labelledby="segments-title">
      <Frame padding="none" wide>
        <div className={classNames(styles.segments, "divided")} data-shown={segments[shown]?.tone} {...hold}>
          <div className={styles.map}>
            <BuyerMap sectors={mandateSectors} start={mandateStart}>
              {segments.map((segment, index) => (
                <SegmentHighlight key={segment.id} segment={segment} index={index} isLit={index === shown} />
              ))}
            </BuyerMap>
            <PauseButton className={styles.pause} paused={paused} onToggle={() => setPaused(!paused)} words={motion} />
          </div>
          <div className={styles.words}>
            <h2 className="title-1" id="segments-title">
              {title}
            </h2>
            <p className="muted">{lead}</p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these buttons only choose what is lit. */}
            <div className={styles.buttons} role="group" aria-label={label}>
              {segments.map(({ id, label: name, value, detail, tone }, index) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={index === shown}
                  onPointerEnter={() => pick(index)}
                  onFocus={() => pick(index)}
                  onClick={() => pick(index)}
                >
                  <span className={classNames(styles.name, "head-4")}>
                    <BuyerKey shape={tone} />
                    {name}
                  </span>{" "}
                  <span className={classNames(styles.value, "figure")}>{value}</span>{" "}
                  <span className={styles.detail}>{detail}</span>
                </button>
              ))}
            </div>
          </div>
        </div>
      </Frame>
    </Section>
  );
}

type SegmentHighlightProps = { readonly segment: HeatMapSegment; readonly index: number; readonly isLit: boolean };

/** A segment of the map: background, reach of the discussions, outer arc and a line to each active buyer. */
function SegmentHighlight({ segment, index, isLit }: SegmentHighlightProps) {
  const placed = mandate[index];
  if (!placed) return null;
  const lines = placed.points.slice(0, segment.accent).map((point) => `M0 0L${point.join(" ")}`);
  return (
    <g
      className={styles.heat}
      data-lit={isLit || undefined}
      style={cssVariables({ "--t": `${segment.duration}ms`, "--d": `${segment.delay}ms` })}
    >
      <path className={styles.ground} d={wedge(placed, edge)} />
      <path className={styles.reach} d={wedge(placed, segment.radius)} />
      <path className={styles.lines} d={lines.join("")} />
      <path className={styles.rim} d={rim(placed, edge)} />
    </g>
  );
}

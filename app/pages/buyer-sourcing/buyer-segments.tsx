import { useState } from "react";
import { BuyerKey, BuyerMap } from "#app/design/charts/buyer-map.tsx";
import { place } from "#app/design/charts/marks.tsx";
import { PauseButton } from "#app/design/ui/pause-button.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { useHold } from "#app/design/ui/use-hold.ts";
import { useRotation } from "#app/design/ui/use-rotation.ts";
import { buyerSourcingPage, type HeatMapSegment } from "#content/pages/buyer-sourcing.ts";
import { edge, mandate, mandateSectors, mandateStart, rim, wedge } from "./buyer-mandate.ts";
import "./buyer-segments.css";

const { title, lead, label, motion } = buyerSourcingPage.segments;
const segments: readonly HeatMapSegment[] = buyerSourcingPage.segments.items;

const segmentMs = 4200;

/** The mark that was framed above, opened: one mandate's buyers, and a light that goes round its segments. */
export function BuyerSegments() {
  const [paused, setPaused] = useState(false);
  const [held, hold] = useHold();
  const [shown, pick] = useRotation(segments.length, segmentMs, !paused && !held);
  return (
    <Section flush ground="pine" aria-labelledby="segments-title">
      <Frame padding="none" wide>
        <div className="bsg" data-shown={segments[shown]?.tone} {...hold}>
          <div className="bsg__m">
            <BuyerMap sectors={mandateSectors} start={mandateStart}>
              {segments.map((segment, index) => (
                <Heat key={segment.id} segment={segment} index={index} />
              ))}
            </BuyerMap>
            <PauseButton className="bsg__k" paused={paused} onToggle={() => setPaused(!paused)} words={motion} />
          </div>
          <div className="bsg__c">
            <h2 className="title-1" id="segments-title">
              {title}
            </h2>
            <p className="muted">{lead}</p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these buttons only choose what is lit. */}
            <div className="bsg__s" role="group" aria-label={label}>
              {segments.map(({ id, label: name, value, detail, tone }, index) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={index === shown}
                  onPointerEnter={() => pick(index)}
                  onFocus={() => pick(index)}
                  onClick={() => pick(index)}
                >
                  <span className="head-4">
                    <BuyerKey shape={tone} />
                    {name}
                  </span>{" "}
                  <span className="figure">{value}</span> <span className="bsg__d">{detail}</span>
                </button>
              ))}
            </div>
          </div>
        </div>
      </Frame>
    </Section>
  );
}

/** A segment's part of the map: its ground, how far the discussions reach, its rim and a line to each of them. */
function Heat({ segment, index }: { readonly segment: HeatMapSegment; readonly index: number }) {
  const placed = mandate[index];
  if (!placed) return null;
  const lines = placed.points.slice(0, segment.accent).map((point) => `M0 0L${point.join(" ")}`);
  return (
    <g
      className={`heat heat--${segment.tone}`}
      style={place({ "--t": `${segment.duration}ms`, "--d": `${segment.delay}ms` })}
    >
      <path className="heat__g" d={wedge(placed, edge)} />
      <path className="heat__n" d={wedge(placed, segment.radius)} />
      <path className="heat__l" d={lines.join("")} />
      <path className="heat__r" d={rim(placed, edge)} />
    </g>
  );
}

import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import { DualTrack } from "./dual-track.tsx";
import { Workstreams } from "./workstreams.tsx";

export function IndustryTimeline(timeline: Content<"timeline">) {
  return timeline.kind === "workstreams" ? <Workstreams {...timeline} /> : <DualTrack {...timeline} />;
}

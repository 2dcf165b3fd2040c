import { z } from "zod";
import type { Stage } from "#domain/desk/leads/stages.ts";
import { CrmError, readAnswer } from "#server/vendors/crm/crm-error.ts";
import { type StageNames, stageCalled } from "#server/vendors/crm/crm-maps.ts";
import type { SendToHubspot } from "./hubspot-client.ts";

const pipelinesSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      stages: z.array(z.object({ id: z.string(), label: z.string(), displayOrder: z.number().optional() })),
    }),
  ),
});

export type Pipeline = {
  readonly id: string;
  readonly label: string;
  /** The stages that the firm's pipeline does not have. */
  readonly missing: readonly string[];
  /** The vendor's id of a stage. A new lead is put into the first stage if the pipeline has none of that name. */
  idOf(stage: Stage): string | undefined;
  stageOf(id: string): Stage | undefined;
};

export type PipelineSettings = {
  /** Its name or id. */
  readonly pipeline: string;
  readonly stages: StageNames;
};

/** Pipelines change seldom, and each question costs a call. */
const keptMs = 10 * 60_000;

export type ReadPipeline = (signal: AbortSignal) => Promise<Pipeline>;

/** The firm's pipeline; asked for again after ten minutes. @throws CrmError */
export function createPipelineReader(
  send: SendToHubspot,
  { pipeline: wanted, stages }: PipelineSettings,
  now: () => number,
): ReadPipeline {
  let kept: { readonly until: number; readonly pipeline: Pipeline } | undefined;
  return async (signal) => {
    if (kept && now() < kept.until) return kept.pipeline;
    const answer = await send(signal, (api) => api.pipelines.pipelinesApi.getAll("deals"));
    const { results } = readAnswer("hubspot", pipelinesSchema, answer);
    const isWanted = (text: string) => text.toLowerCase() === wanted.toLowerCase();
    const found = results.find(({ id }) => isWanted(id)) ?? results.find(({ label }) => isWanted(label));
    if (!found) throw new CrmError("hubspot", { kind: "settings" }, "the pipeline is not there");
    const pipeline = pipelineOf(found, stages);
    kept = { until: now() + keptMs, pipeline };
    return pipeline;
  };
}

function pipelineOf(
  { id, label, stages: given }: z.output<typeof pipelinesSchema>["results"][number],
  names: StageNames,
): Pipeline {
  const ordered = given.toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0));
  const known = ordered.flatMap((stage) => {
    const ours = stageCalled(stage.label, names) ?? stageCalled(stage.id, names);
    return ours ? [[ours, stage.id] as const] : [];
  });
  const ids = new Map<Stage, string>(known);
  return {
    id,
    label,
    missing: Object.entries(names).flatMap(([stage, name]) => (ids.has(stage as Stage) ? [] : [name])),
    idOf: (stage) => ids.get(stage) ?? (stage === "new" ? ordered[0]?.id : undefined),
    stageOf: (stageId) => known.find(([, each]) => each === stageId)?.[0],
  };
}

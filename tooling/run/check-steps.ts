export type Step = { readonly name: string; readonly command: string; readonly args: readonly string[] };

export const staticSteps: readonly Step[] = [
  { name: "format, lint, import boundaries", command: "biome", args: ["ci", "--error-on-warnings", "."] },
  { name: "unused files, exports and dependencies", command: "knip", args: ["--no-progress"] },
  {
    name: "types",
    command: "tsc",
    args: ["--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
  },
];

const unitTests: Step = { name: "unit tests", command: "vitest", args: ["run"] };

export const steps: readonly Step[] = [...staticSteps, unitTests];

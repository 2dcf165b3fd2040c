export type Step = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

export const staticSteps: readonly Step[] = [
  { name: "format, lint, import boundaries", command: "biome", args: ["ci", "--error-on-warnings", "."] },
  { name: "unused files, exports and dependencies", command: "knip", args: ["--no-progress"] },
  {
    name: "types",
    command: "tsc",
    // Each further checker derives shared types again: four take 1.7 times the CPU time of one.
    args: ["--noEmit", "--checkers", "1", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
    // The compiler keeps nearly all that it allocates: by default a third of its CPU time goes into garbage collection.
    env: { GOGC: "400" },
  },
];

/** Only tests of changed files, to stay quick; `npm test` runs all of them. */
const unitTests: Step = {
  name: "unit tests of what the last commit or you have changed",
  command: "vitest",
  args: ["run", "--changed", "HEAD~1", "--passWithNoTests"],
};

export const steps: readonly Step[] = [...staticSteps, unitTests];

/** One `COPY` from the build's own folder; those from another stage are left out. */
export type CopyStep = { readonly sources: readonly string[]; readonly target: string };

/** What the Dockerfile's last stage copies from the repository. */
export function copiedInLastStage(containerFile: string): readonly CopyStep[] {
  const stages = containerFile.split(/^FROM /m);
  const lines = stages.at(-1)?.split("\n") ?? [];
  return lines
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
    .map((line) => {
      const parts = line.split(/\s+/).slice(1);
      return { sources: parts.slice(0, -1), target: parts.at(-1) ?? "" };
    });
}

import { processCost } from "../harness/process-cost.ts";
import { type Site, startSite } from "../harness/site.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";

export type AuditedSite = Pick<Site, "port" | "address" | "isRunning" | "stop"> & {
  /** All lines printed so far, to both outputs. */
  readonly printed: readonly string[];
  /** Memory in megabytes. */
  memory(): number;
};

/** The built server on a temporary embedded store. */
export async function startAuditedSite(
  env: Readonly<Record<string, string>>,
  publicUrl?: string,
): Promise<AuditedSite> {
  const printed: string[] = [];
  const site = await startSite({
    // Private data must not be in the log at any level.
    env: { DATA_DIR: temporaryFolder("security"), LOG_LEVEL: "trace", ...env },
    onLine: (line) => void printed.push(line),
    ...(publicUrl !== undefined && { publicUrl }),
  });
  const { port, address, isRunning, stop } = site;
  return { port, address, isRunning, stop, printed, memory: () => processCost(site.pid())?.residentMb ?? 0 };
}

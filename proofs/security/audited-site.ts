import { processCost } from "../harness/process-cost.ts";
import { type Site, startSite } from "../harness/site.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";

export type AuditedSite = Pick<Site, "port" | "address" | "isRunning" | "stop"> & {
  /** All lines that it has printed so far, to both outputs. */
  readonly printed: readonly string[];
  /** Megabytes that it holds. */
  memory(): number;
};

/** The built server on an embedded store that is thrown away. */
export async function startAuditedSite(
  env: Readonly<Record<string, string>>,
  publicUrl?: string,
): Promise<AuditedSite> {
  const printed: string[] = [];
  const site = await startSite({
    // What must not be in the log must not be in any level of it.
    env: { DATA_DIR: temporaryFolder("security"), LOG_LEVEL: "trace", ...env },
    onLine: (line) => void printed.push(line),
    ...(publicUrl !== undefined && { publicUrl }),
  });
  const { port, address, isRunning, stop } = site;
  return { port, address, isRunning, stop, printed, memory: () => processCost(site.pid())?.residentMb ?? 0 };
}

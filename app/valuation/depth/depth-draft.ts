import { safeStorage } from "#app/design/ui/behavior/safe-storage.ts";
import type { DepthPanel } from "#domain/depth/depth-entries.ts";
import type { DepthFields } from "#domain/depth/depth-fields.ts";

const storage = safeStorage(() => sessionStorage);
const prefixOf = (valuationId: string) => `depth-draft:${valuationId}:`;

/** What is typed but not saved stays in the tab, so that a reload loses nothing. */
export const depthDraftKey = (valuationId: string, panel: DepthPanel | undefined) => `${prefixOf(valuationId)}${panel}`;

export function readDepthDraft(key: string): DepthFields | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === "string"));
  } catch {
    return undefined;
  }
}

/** Undefined removes it. */
export function writeDepthDraft(key: string, fields: DepthFields | undefined): void {
  storage.write(key, fields && JSON.stringify(fields));
}

/** Called after a deletion: removes the drafts of all panels. */
export function dropDepthDrafts(valuationId: string): void {
  for (const key of storage.keys()) if (key.startsWith(prefixOf(valuationId))) storage.write(key, undefined);
}

import { defaultCrmColumns } from "#domain/leads/crm/crm-columns.ts";
import type { Env } from "#server/env.ts";
import { readBoard } from "#server/vendors/monday/read-board.ts";

export type CrmCheck = {
  /** Of the board, the pipeline or the organization. */
  readonly name: string;
  /** What it lacks, or has in another form, by the names that the firm sees there. */
  readonly missing: readonly string[];
};

/** Whether the CRM has what leads are written to. Changes nothing. @throws CrmError */
export async function checkCrm(
  settings: NonNullable<Env["crm"]>,
  call: { readonly signal: AbortSignal },
): Promise<CrmCheck> {
  if (settings.vendor === "monday") {
    const { name, missing } = await readBoard(settings, call);
    return { name, missing: missing.map((field) => defaultCrmColumns[field].title) };
  }
  if (settings.vendor === "hubspot") {
    const { checkPortal } = await import("#server/vendors/hubspot/check-portal.ts");
    return checkPortal(settings, call);
  }
  const { checkOrganization } = await import("#server/vendors/salesforce/check-organization.ts");
  return checkOrganization(settings, call);
}

import { companyDomain } from "#domain/leads/crm/company-domain.ts";
import type { CrmRecord } from "#domain/leads/crm/crm-record.ts";
import type { Log } from "#server/ops/log.ts";
import { CrmError, ignoreIfGone } from "#server/vendors/crm/crm-error.ts";
import { withoutRefused } from "#server/vendors/crm/without-refused.ts";
import { idProperty } from "./failure.ts";
import { type HubspotObjects, linked, type Properties } from "./objects.ts";

/** What people do with a contact or a company; one of these, and the record is the firm's. */
const activities = ["notes", "calls", "emails", "meetings", "tasks"] as const;

type Parts = { readonly objects: HubspotObjects; readonly log: Pick<Log, "warn"> };

/**
 * The contact and the company of a deal. One that the firm has already is linked and otherwise left alone; one of ours
 * has our id. Which are deleted with a deal: docs/decisions/2026-11-17-three-crms.md.
 */
export function createHubspotPeople({ objects, log }: Parts) {
  const ownProperties = (properties: Properties, write: (left: Properties) => Promise<string>) =>
    withoutRefused(properties, { required: [idProperty, "email", "domain"], log }, write);

  async function contactFor(deal: string, key: string, { texts, person }: CrmRecord, signal: AbortSignal) {
    const { email = "", phone = "" } = texts;
    if (email === "") return undefined;
    const asked = { properties: ["email", "phone", idProperty] };
    const found =
      (await objects.find("contacts", email, { ...asked, by: "email" }, signal)) ??
      // The owner has given another address since.
      (await objects.find("contacts", key, { ...asked, by: idProperty }, signal));
    if (!found) {
      const [firstname, ...rest] = (person ?? "").split(" ");
      const name = { ...(firstname && { firstname }), ...(rest.length > 0 && { lastname: rest.join(" ") }) };
      const own = { email, ...(phone !== "" && { phone }), ...name, [idProperty]: key };
      return ownProperties(own, (left) => objects.createFor(deal, "contacts", left, signal));
    }
    const isOurs = (found.properties.get(idProperty) ?? "") !== "";
    const changes = Object.entries({ email, phone }).filter(([name, value]) => {
      const known = found.properties.get(name) ?? "";
      return value !== "" && value.toLowerCase() !== known.toLowerCase() && (isOurs || known === "");
    });
    await withoutRefused(Object.fromEntries(changes), { required: [], log }, async (left) => {
      if (Object.keys(left).length > 0) await objects.change("contacts", found.id, left, signal);
    });
    await objects.link(["deals", deal], ["contacts", found.id], signal);
    return found.id;
  }

  async function companyFor(deal: string, key: string, { texts }: CrmRecord, signal: AbortSignal) {
    const domain = companyDomain(texts.website ?? "");
    if (domain === undefined) return undefined;
    const found =
      (await objects.find("companies", key, { by: idProperty }, signal))?.id ?? (await byDomain(domain, signal));
    if (found !== undefined) {
      await objects.link(["deals", deal], ["companies", found], signal);
      return found;
    }
    const own = { domain, name: texts.company ?? domain, [idProperty]: key };
    return ownProperties(own, (left) => objects.createFor(deal, "companies", left, signal));
  }

  /** The oldest, if the firm has several. */
  async function byDomain(domain: string, signal: AbortSignal): Promise<string | undefined> {
    const { results } = await objects.search(
      "companies",
      {
        filterGroups: [{ filters: [{ propertyName: "domain", operator: "EQ" as never, value: domain }] }],
        sorts: ["createdate"],
        properties: ["domain"],
        limit: 1,
      },
      signal,
    );
    return results[0]?.id;
  }

  type Deleted = { readonly deal: string; readonly notes: readonly string[]; readonly contacts: readonly string[] };

  /** Deletes a contact or company if it is ours and nothing else hangs on it. */
  async function removeIfOurs(
    type: "contacts" | "companies",
    id: string,
    { deal, notes, contacts }: Deleted,
    signal: AbortSignal,
  ): Promise<boolean> {
    const links = ["deals", ...activities, ...(type === "companies" ? ["contacts"] : [])];
    const found = await objects.find(type, id, { properties: [idProperty], links }, signal);
    if (!found || (found.properties.get(idProperty) ?? "") === "") return false;
    const going = new Set([deal, ...notes, ...contacts]);
    if (links.some((link) => linked(found, link).some((other) => !going.has(other)))) return false;
    await ignoreIfGone(objects.remove(type, found.id, signal));
    return true;
  }

  return {
    async link(deal: string, key: string, record: CrmRecord, signal: AbortSignal): Promise<void> {
      const contact = await contactFor(deal, key, record, signal);
      const company = await companyFor(deal, key, record, signal);
      if (contact !== undefined && company !== undefined)
        await objects.link(["contacts", contact], ["companies", company], signal);
    },

    /** Before the deal itself, so that an interrupted deletion finds them again. */
    async removeOf(
      deal: string,
      { notes, contacts, companies }: Record<"notes" | "contacts" | "companies", readonly string[]>,
      signal: AbortSignal,
    ): Promise<void> {
      const gone: string[] = [];
      for (const id of contacts)
        if (await removeIfOurs("contacts", id, { deal, notes, contacts: [] }, signal)) gone.push(id);
      for (const id of companies) await removeIfOurs("companies", id, { deal, notes, contacts: gone }, signal);
    },

    /** The contact and company of a valuation whose deal the firm has deleted. */
    async removeTraces(key: string, signal: AbortSignal): Promise<void> {
      const contacts = [];
      for (const type of ["contacts", "companies"] as const) {
        const found = await objects.find(type, key, { by: idProperty }, signal).catch((error: unknown) => {
          // Without the property there is nothing of ours.
          if (error instanceof CrmError && error.failure.kind === "column") return undefined;
          throw error;
        });
        if (found && (await removeIfOurs(type, found.id, { deal: "", notes: [], contacts }, signal)))
          contacts.push(found.id);
      }
    },
  };
}

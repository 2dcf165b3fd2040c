import type { BoardField, FieldsOnBoard, FieldValues } from "#domain/desk/board/board-fields.ts";
import { isStage } from "#domain/desk/leads/stages.ts";
import type { Log } from "#server/ops/log.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import { leadIdOf } from "#server/vendors/crm/subject-key.ts";
import { withoutRefused } from "#server/vendors/crm/without-refused.ts";
import type { ChangedItem, CrmFieldCalls } from "#server/vendors/crm.ts";
import { idProperty } from "./failure.ts";
import type { SendToHubspot } from "./hubspot-client.ts";
import type { HubspotObject, HubspotObjects } from "./objects.ts";
import type { Pipeline, ReadPipeline } from "./pipeline.ts";

/** The most that one look reads: 2,000 deals. */
const pageSize = 100;
const maxPages = 20;
const ownersPerPage = 500;

type Parts = {
  readonly send: SendToHubspot;
  readonly objects: HubspotObjects;
  readonly readPipeline: ReadPipeline;
  /** The date property; null if the firm has none. */
  readonly followUp: string | null;
  readonly log: Pick<Log, "warn">;
};

export function createDealFields({ send, objects, readPipeline, followUp, log }: Parts): CrmFieldCalls {
  const propertyOf: Readonly<Partial<Record<BoardField, string>>> = {
    stage: "dealstage",
    owner: "hubspot_owner_id",
    ...(followUp !== null && { followUp }),
  };
  const fields = Object.keys(propertyOf) as readonly BoardField[];
  const properties = Object.values(propertyOf);

  function fieldsOf(deal: HubspotObject, pipeline: Pipeline): FieldsOnBoard {
    const shown = fields.map((field) => {
      const property = propertyOf[field] ?? "";
      const value = deal.properties.get(property) ?? "";
      // The newest change is the first of a property's history.
      const at = deal.propertiesWithHistory?.[property]?.[0]?.timestamp.getTime();
      return [field, { value: field === "stage" ? pipeline.stageOf(value) : value.slice(0, 64), at }] as const;
    });
    return Object.fromEntries(shown);
  }

  async function readFields(id: string, signal: AbortSignal): Promise<FieldsOnBoard | undefined> {
    const deal = await objects.find("deals", id, { properties, history: properties }, signal);
    return deal && fieldsOf(deal, await readPipeline(signal));
  }

  function valueFor(field: BoardField, value: string, pipeline: Pipeline): string | undefined {
    if (field !== "stage") return value;
    return isStage(value) ? pipeline.idOf(value) : undefined;
  }

  return {
    fields,

    readFields: (id, { signal }) => readFields(id, signal),

    writeFields: async (id, wanted: FieldValues, { signal }) => {
      const pipeline = await readPipeline(signal);
      const written = fields.flatMap((field) => {
        const [given, property] = [wanted[field], propertyOf[field]];
        const value = given === undefined ? undefined : valueFor(field, given, pipeline);
        if (given !== undefined && value === undefined)
          log.warn({ stage: given }, "the pipeline does not have this stage, see HUBSPOT_STAGES");
        return value === undefined || property === undefined ? [] : [[property, value] as const];
      });
      await withoutRefused(Object.fromEntries(written), { required: [], log }, async (left) => {
        if (Object.keys(left).length > 0) await objects.change("deals", id, left, signal);
      });
      const after = await readFields(id, signal);
      if (!after) throw new CrmError("hubspot", { kind: "gone" }, "the deal is not there");
      return after;
    },

    changedItems: async (since, { signal }) => {
      const pipeline = await readPipeline(signal);
      const changed: ChangedItem[] = [];
      let after: string | undefined;
      for (let page = 0; page < maxPages; page += 1) {
        const found = await objects.search(
          "deals",
          {
            filterGroups: [
              {
                filters: [
                  { propertyName: idProperty, operator: "HAS_PROPERTY" as never },
                  { propertyName: "hs_lastmodifieddate", operator: "GTE" as never, value: String(Math.max(since, 0)) },
                ],
              },
            ],
            sorts: ["-hs_lastmodifieddate"],
            properties: [idProperty, "hs_lastmodifieddate", ...properties],
            limit: pageSize,
            ...(after !== undefined && { after }),
          },
          signal,
        );
        for (const deal of found.results)
          changed.push({
            id: deal.id,
            leadId: leadIdOf(deal.properties.get(idProperty) ?? ""),
            changedAt: Date.parse(deal.properties.get("hs_lastmodifieddate") ?? "") || 0,
            fields: fieldsOf(deal, pipeline),
          });
        after = found.after;
        if (after === undefined) break;
      }
      return changed;
    },

    findPeople: async (emails, { signal }) => {
      const people = new Map<string, string>();
      let after: string | undefined;
      for (let page = 0; page < maxPages; page += 1) {
        const { results, paging } = await send(signal, (api) =>
          api.owners.ownersApi.getPage(undefined, after, ownersPerPage, false),
        );
        for (const { id, email } of results) if (email) people.set(email.toLowerCase(), id);
        after = paging?.next?.after;
        if (after === undefined) break;
      }
      return new Map(emails.flatMap((email) => (people.has(email) ? [[email, people.get(email) ?? ""] as const] : [])));
    },
  };
}

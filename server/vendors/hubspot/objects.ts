import { AssociationTypes } from "@hubspot/api-client";
import { z } from "zod";
import { CrmError, readAnswer } from "#server/vendors/crm/crm-error.ts";
import { failedAnswer, idProperty } from "./failure.ts";
import type { SendToHubspot } from "./hubspot-client.ts";

export type ObjectType = "deals" | "contacts" | "companies" | "notes";
export type Properties = Readonly<Record<string, string>>;

const linksSchema = z.record(z.string(), z.object({ results: z.array(z.object({ id: z.string() })) }));
const objectSchema = z.object({
  id: z.string(),
  properties: z
    .record(z.string(), z.string().nullish())
    .default({})
    .transform((all) => new Map(Object.entries(all).map(([name, value]) => [name, value ?? ""]))),
  propertiesWithHistory: z
    .record(z.string(), z.array(z.object({ value: z.string().nullish(), timestamp: z.coerce.date() })))
    .nullish(),
  associations: linksSchema.nullish(),
});
export type HubspotObject = z.output<typeof objectSchema>;

const read = <T>(schema: z.ZodType<T>, answer: unknown): T => readAnswer("hubspot", schema, answer);

/** The ids that an object is linked to; an object may be linked to another in several ways. */
export function linked({ associations }: HubspotObject, type: string): readonly string[] {
  return [...new Set(associations?.[type]?.results.map(({ id }) => id))];
}

type Wanted = {
  readonly properties?: readonly string[];
  readonly history?: readonly string[];
  readonly links?: readonly string[];
  /** The property that the id is a value of, if it is not the vendor's own id. */
  readonly by?: string;
};

/** Records of the CRM, by the vendor's client. Every call @throws CrmError. */
export function createObjects(send: SendToHubspot) {
  const readObject = (answer: unknown) => read(objectSchema, answer);
  return {
    /** Undefined if it does not exist, or was deleted. */
    async find(type: ObjectType, id: string, wanted: Wanted, signal: AbortSignal): Promise<HubspotObject | undefined> {
      const { properties = [], history = [], links = [], by } = wanted;
      try {
        const answer = await send(signal, (api) =>
          api.objects.basicApi.getById(type, id, [...properties], [...history], [...links], false, by),
        );
        return readObject(answer);
      } catch (error) {
        if (error instanceof CrmError && error.failure.kind === "gone") return undefined;
        throw error;
      }
    },

    /** Creates it, or changes the one with this id of ours. */
    async upsert(type: ObjectType, id: string, properties: Properties, signal: AbortSignal): Promise<string> {
      const answer = await send(signal, (api) =>
        api.objects.batchApi.upsert(type, { inputs: [{ id, idProperty, properties }] }),
      );
      const errors = z.object({ errors: z.array(z.unknown()).min(1) }).safeParse(answer);
      // One of one failed, although the batch did not.
      if (errors.success) throw failedAnswer(400, errors.data.errors[0]);
      return read(z.object({ results: z.array(objectSchema).min(1) }), answer).results[0]?.id ?? "";
    },

    /** Creates it together with its link to a deal, so that none is left without the other. */
    async createFor(
      deal: string,
      type: Exclude<ObjectType, "deals">,
      properties: Properties,
      signal: AbortSignal,
    ): Promise<string> {
      const toDeal = {
        contacts: AssociationTypes.contactToDeal,
        companies: AssociationTypes.companyToDeal,
        notes: AssociationTypes.noteToDeal,
      } as const;
      const types = [{ associationCategory: "HUBSPOT_DEFINED" as never, associationTypeId: toDeal[type] }];
      const input = { properties, associations: [{ to: { id: deal }, types }] };
      return readObject(await send(signal, (api) => api.objects.basicApi.create(type, input))).id;
    },

    async change(type: ObjectType, id: string, properties: Properties, signal: AbortSignal): Promise<void> {
      readObject(await send(signal, (api) => api.objects.basicApi.update(type, id, { properties })));
    },

    /** A deleted record can be restored for 90 days. Deleting a missing one succeeds. */
    async remove(type: ObjectType, id: string, signal: AbortSignal): Promise<void> {
      await send(signal, (api) => api.objects.basicApi.archive(type, id));
    },

    async link(
      [fromType, from]: readonly [ObjectType, string],
      [toType, to]: readonly [ObjectType, string],
      signal: AbortSignal,
    ): Promise<void> {
      await send(signal, (api) => api.associations.v4.basicApi.createDefault(fromType, from, toType, to));
    },

    async readAll(
      type: ObjectType,
      ids: readonly string[],
      properties: readonly string[],
      signal: AbortSignal,
    ): Promise<readonly HubspotObject[]> {
      if (ids.length === 0) return [];
      const input = { inputs: ids.map((id) => ({ id })), properties: [...properties], propertiesWithHistory: [] };
      const answer = await send(signal, (api) => api.objects.batchApi.read(type, input));
      return read(z.object({ results: z.array(objectSchema) }), answer).results;
    },

    /** One page of a search, whose index lags some seconds behind. */
    async search(
      type: ObjectType,
      request: Parameters<Parameters<Parameters<SendToHubspot>[1]>[0]["objects"]["searchApi"]["doSearch"]>[1],
      signal: AbortSignal,
    ): Promise<{ readonly results: readonly HubspotObject[]; readonly after: string | undefined }> {
      // The vendor's description requires `after`, for the first page too.
      const answer = await send(signal, (api) => api.objects.searchApi.doSearch(type, { after: "0", ...request }));
      const page = z.object({
        results: z.array(objectSchema),
        paging: z.object({ next: z.object({ after: z.string() }).nullish() }).nullish(),
      });
      const { results, paging } = read(page, answer);
      return { results, after: paging?.next?.after };
    },
  };
}
export type HubspotObjects = ReturnType<typeof createObjects>;

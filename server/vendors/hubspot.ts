import { crmDescription } from "#domain/leads/crm/crm-description.ts";
import { type CrmRecord, recordName } from "#domain/leads/crm/crm-record.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { commentHtml } from "./crm/comment-html.ts";
import { CrmError, ignoreIfGone } from "./crm/crm-error.ts";
import type { FieldPlaces } from "./crm/crm-maps.ts";
import { withOwnIds } from "./crm/own-ids.ts";
import { subjectKey } from "./crm/subject-key.ts";
import { withoutRefused } from "./crm/without-refused.ts";
import type { Crm, CrmTools } from "./crm.ts";
import { createDealFields } from "./hubspot/deal-fields.ts";
import { idProperty } from "./hubspot/failure.ts";
import { createHubspotClient, type HubspotConnection } from "./hubspot/hubspot-client.ts";
import { noteText } from "./hubspot/note-text.ts";
import { createObjects, linked, type Properties } from "./hubspot/objects.ts";
import { createHubspotPeople } from "./hubspot/people.ts";
import { createPipelineReader, type Pipeline, type PipelineSettings } from "./hubspot/pipeline.ts";

export type HubspotSettings = HubspotConnection & PipelineSettings & { readonly properties: FieldPlaces };

/** The vendor's limits; `text` is also that of a note. */
const limits = { name: 255, text: 60_000 } as const;
const required = [idProperty, "dealname", "pipeline"];

type Tools = CrmTools & { readonly now?: () => number };

/** Deals in HubSpot: one per valuation, with its contact and company. */
export function createHubspot(
  { pipeline, stages, properties: places, ...connection }: HubspotSettings,
  { log, countCall = async () => {}, now = Date.now }: Tools,
): Crm {
  const send = createHubspotClient(connection, countCall);
  const objects = createObjects(send);
  const people = createHubspotPeople({ objects, log });
  const readPipeline = createPipelineReader(send, { pipeline, stages }, now);

  function propertiesOf(record: CrmRecord, into: Pipeline | undefined): Properties {
    const { texts } = record;
    const placed = Object.entries(places).flatMap(([field, property]) => {
      const text = field === "notes" ? description(record) : (texts[field as keyof typeof texts] ?? "");
      return property === null || text === "" ? [] : [[property, cutAtWord(text, limits.text)] as const];
    });
    const stage = into?.idOf("new");
    return {
      dealname: recordName(record, limits.name),
      ...Object.fromEntries(placed),
      ...(into && { pipeline: into.id, ...(stage !== undefined && { dealstage: stage }) }),
    };
  }

  const description = (record: CrmRecord) =>
    crmDescription(record, (field) => field in places && places[field as keyof FieldPlaces] !== null);

  const crm: Crm = {
    ...createDealFields({ send, objects, readPipeline, followUp: places.followUpDate, log }),

    createItem: async (record, { signal }) => {
      const key = subjectKey(record.subject);
      const properties = propertiesOf(record, await readPipeline(signal));
      const id = await withoutRefused(properties, { required, log }, (left) =>
        objects.upsert("deals", key, { ...left, [idProperty]: key }, signal),
      ).catch(lacksIdProperty);
      await people.link(id, key, record, signal);
      return id;
    },

    updateItem: async (id, record, { signal }) => {
      await withoutRefused(propertiesOf(record, undefined), { required, log }, (left) =>
        objects.change("deals", id, left, signal),
      );
      await people.link(id, subjectKey(record.subject), record, signal);
    },

    findItems: async (subject, { signal }) => {
      const found = await objects.find("deals", subjectKey(subject), { by: idProperty }, signal).catch(lacksIdProperty);
      return found ? [found.id] : [];
    },

    deleteItem: async (id, { signal }) => {
      const deal = await objects.find("deals", id, { links: ["contacts", "companies", "notes"] }, signal);
      if (!deal) return;
      const notes = linked(deal, "notes");
      const others = { contacts: linked(deal, "contacts"), companies: linked(deal, "companies") };
      await people.removeOf(id, { notes, ...others }, signal);
      for (const note of notes) await ignoreIfGone(objects.remove("notes", note, signal));
      await ignoreIfGone(objects.remove("deals", id, signal));
    },

    removeTraces: (subject, { signal }) => people.removeTraces(subjectKey(subject), signal),

    addComment: async (deal, text, { signal }) => {
      // What the vendor says about a note for a deal that is not there is not documented.
      if (!(await objects.find("deals", deal, {}, signal)))
        throw new CrmError("hubspot", { kind: "gone" }, "the deal is not there");
      const hs_note_body = commentHtml(cutAtWord(text, limits.text));
      return objects.createFor(deal, "notes", { hs_timestamp: new Date(now()).toISOString(), hs_note_body }, signal);
    },

    findComments: async (id, { signal }) => {
      const deal = await objects.find("deals", id, { links: ["notes"] }, signal);
      const notes = await objects.readAll("notes", deal ? linked(deal, "notes") : [], ["hs_note_body"], signal);
      return notes
        .map((note) => ({ id: note.id, text: noteText(note.properties.get("hs_note_body") ?? "") }))
        .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    },

    deleteComment: (id, { signal }) => ignoreIfGone(objects.remove("notes", id, signal)),
  };
  // The ids are numbers, as on monday.com.
  const form = /^\d+$/;
  return withOwnIds("hubspot", crm, { item: { prefix: "deal-", form }, comment: { prefix: "note-", form } });
}

/** Without our property no deal can be found again: nothing is written until the firm has made it. */
function lacksIdProperty(error: unknown): never {
  if (error instanceof CrmError && error.failure.kind === "column")
    throw new CrmError("hubspot", { kind: "settings" }, `PROPERTY_DOESNT_EXIST, column ${idProperty}`);
  throw error;
}

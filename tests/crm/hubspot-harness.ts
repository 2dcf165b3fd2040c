import { boardLabels, isStage, stageOfBoardLabel } from "#domain/desk/leads/stages.ts";
import { createLog } from "#server/ops/log.ts";
import { hubspotDefaults } from "#server/vendors/crm/crm-env.ts";
import { noteText } from "#server/vendors/hubspot/note-text.ts";
import { createHubspot } from "#server/vendors/hubspot.ts";
import { pipeline, stageId } from "#tests/fakes/hubspot/portal.ts";
import { fakePortal, startFakeHubspot } from "#tests/fakes/hubspot.ts";
import type { ByHand, CrmHarness, HarnessOperation } from "./crm-harness.ts";

const operations = {
  create: "upsert deals",
  update: "update deals",
  find: "read deals",
  look: "search deals",
  comment: "create notes",
} as const satisfies Readonly<Record<HarnessOperation, string>>;

export async function startHubspotHarness(now: () => number): Promise<CrmHarness> {
  const fake = await startFakeHubspot({ now });
  const settings = {
    ...fakePortal,
    apiUrl: fake.url,
    timeoutMs: 5_000,
    pipeline: "Sell-side intake",
    ...hubspotDefaults,
  };
  const personIds = { colleague: "501", stranger: "999" };
  let colleague: string | undefined;
  const owners = () => [
    ...(colleague === undefined ? [] : [{ id: personIds.colleague, email: colleague }]),
    { id: personIds.stranger, email: "someone@else.example" },
  ];
  fake.portal().setOwners(owners());

  const dealOf = (item: string) => fake.portal().byId("deals", item.replace(/^deal-/, ""));
  const valuesOf = ({ stage, owner, followUp, name }: ByHand) => ({
    ...(stage !== undefined && { dealstage: stageId(isStage(stage) ? boardLabels[stage] : stage) }),
    ...(owner !== undefined && { hubspot_owner_id: owner }),
    ...(followUp !== undefined && { amiva_follow_up: followUp }),
    ...(name !== undefined && { dealname: name }),
  });

  return {
    vendor: "hubspot",
    crm: createHubspot(settings, { log: createLog("silent"), now }),
    canDouble: false,
    items: () => {
      const portal = fake.portal();
      return portal.all("deals").map((deal) => {
        const value = (name: string) => deal.values[name] ?? "";
        const label = pipeline.stages.find(({ id }) => id === value("dealstage"))?.label ?? "";
        return {
          id: `deal-${deal.id}`,
          name: value("dealname"),
          stage: stageOfBoardLabel(label) ?? label,
          owner: value("hubspot_owner_id"),
          followUp: value("amiva_follow_up"),
          notes: value("description"),
          comments: portal.linked(deal, "notes").map(({ values }) => noteText(values["hs_note_body"] ?? "")),
        };
      });
    },
    people: () => ({
      contacts: fake.portal().all("contacts").length,
      companies: fake.portal().all("companies").length,
    }),
    behave: ({ only, ...behavior }) =>
      fake.behave({ ...behavior, ...(only && { only: only.map((each) => operations[each]) }) }),
    asked: (operation) => fake.asked(operations[operation]),
    requests: () => fake.requests.length,
    arrived: (operation, number) => fake.arrived(number, [operations[operation]]),
    release: fake.release,
    forgetRequests: fake.forgetRequests,
    reset: () => {
      fake.reset();
      colleague = undefined;
      fake.portal().setOwners(owners());
    },
    stop: fake.stop,
    changeByHand: (id, change, at = now()) => {
      const deal = dealOf(id);
      if (!deal) throw new Error(`There is no deal ${id}`);
      fake.portal().set(deal, valuesOf(change), at, "CRM_UI");
    },
    deleteByHand: (id) => {
      const deal = dealOf(id);
      if (deal) fake.portal().remove(deal);
    },
    personIds,
    setColleague: (email) => {
      colleague = email;
      fake.portal().setOwners(owners());
    },
  };
}

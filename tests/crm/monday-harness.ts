import { boardLabels, isStage, stageOfBoardLabel } from "#domain/desk/leads/stages.ts";
import { crmColumns } from "#domain/leads/crm/crm-columns.ts";
import { createLog } from "#server/ops/log.ts";
import { createMonday } from "#server/vendors/monday.ts";
import { fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import type { ByHand, CrmHarness, HarnessOperation } from "./crm-harness.ts";

const operations = {
  create: "create_item",
  update: "change_multiple_column_values",
  find: "items_page",
  look: "items_page",
  comment: "create_update",
} as const satisfies Readonly<Record<HarnessOperation, string>>;

/** The fake ignores idempotency keys: nothing may depend on them. */
export async function startMondayHarness(now: () => number): Promise<CrmHarness> {
  const fake = await startFakeMonday({ now });
  const settings = { ...fakeBoard, apiUrl: fake.url, columns: crmColumns(), timeoutMs: 5_000 };
  const waiting = () => fake.requests.length;
  fake.behave({ keys: false });

  const valuesOf = ({ stage, owner, followUp, name }: ByHand) => ({
    ...(stage !== undefined && { status: { label: isStage(stage) ? boardLabels[stage] : stage } }),
    ...(owner !== undefined && {
      person: owner === "" ? null : { personsAndTeams: [{ id: Number(owner), kind: "person" }] },
    }),
    ...(followUp !== undefined && { date: followUp === "" ? null : { date: followUp } }),
    ...(name !== undefined && { text: name }),
  });

  return {
    vendor: "monday",
    crm: createMonday(settings, { log: createLog("silent") }),
    canDouble: true,
    items: () =>
      fake.items().map(({ id, name, columns, updates }) => {
        const part = (column: string, key: string) =>
          String((columns[column] as Record<string, unknown> | undefined)?.[key] ?? "");
        const people = (columns["person"] as { personsAndTeams: { id: number }[] } | undefined)?.personsAndTeams;
        const label = part("status", "label");
        return {
          id,
          name,
          stage: stageOfBoardLabel(label) ?? label,
          owner: String(people?.[0]?.id ?? ""),
          followUp: part("date", "date"),
          notes: part("long_text2", "text"),
          comments: updates.map(({ body }) => body.replaceAll("<br>", "\n")),
        };
      }),
    people: () => ({ contacts: 0, companies: 0 }),
    behave: ({ only, ...behavior }) =>
      fake.behave({ ...behavior, keys: false, ...(only && { only: only.map((each) => operations[each]) }) }),
    asked: (operation) => fake.asked(operations[operation]),
    requests: waiting,
    arrived: async (operation, number) => {
      while (fake.asked(operations[operation]) < number) await fake.arrived(waiting() + 1);
    },
    release: fake.release,
    forgetRequests: fake.forgetRequests,
    reset: () => {
      fake.reset();
      fake.behave({ keys: false });
    },
    stop: fake.stop,
    changeByHand: (id, change, at) => fake.changeByHand(id, valuesOf(change), at),
    deleteByHand: fake.deleteByHand,
    personIds: { colleague: "501", stranger: "999" },
    setColleague: (email) => fake.setPeople([{ id: "501", email }]),
  };
}

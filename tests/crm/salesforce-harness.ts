import { isStage } from "#domain/desk/leads/stages.ts";
import { createLog } from "#server/ops/log.ts";
import { salesforceDefaults } from "#server/vendors/crm/crm-env.ts";
import { stageCalled } from "#server/vendors/crm/crm-maps.ts";
import { createSalesforce } from "#server/vendors/salesforce.ts";
import { ownUser } from "#tests/fakes/salesforce/org.ts";
import { fakeOrg, startFakeSalesforce } from "#tests/fakes/salesforce.ts";
import type { ByHand, CrmHarness, HarnessOperation } from "./crm-harness.ts";

const { stages } = salesforceDefaults;
const operations = {
  create: "upsert Opportunity",
  update: "update Opportunity",
  find: "query Opportunity",
  look: "query Opportunity",
  comment: "create Task",
} as const satisfies Readonly<Record<HarnessOperation, string>>;

export async function startSalesforceHarness(now: () => number): Promise<CrmHarness> {
  const fake = await startFakeSalesforce({ now });
  const settings = { ...fakeOrg, loginUrl: fake.url, timeoutMs: 5_000, ...salesforceDefaults };
  const personIds = { colleague: "005AA000000ANITAAA", stranger: "005AA000000OTHERAA" };

  const valuesOf = ({ stage, owner, followUp, name }: ByHand) => ({
    ...(stage !== undefined && { StageName: isStage(stage) ? stages[stage] : stage }),
    ...(owner !== undefined && { OwnerId: owner === "" ? ownUser : owner }),
    ...(followUp !== undefined && { AMIVA_Follow_Up__c: followUp === "" ? null : followUp }),
    ...(name !== undefined && { Name: name }),
  });

  return {
    vendor: "salesforce",
    crm: createSalesforce(settings, { log: createLog("silent") }),
    canDouble: false,
    items: () => {
      const org = fake.org();
      const tasks = org.all("Task");
      return org.all("Opportunity").map(({ id, values }) => {
        const value = (name: string) => String(values[name] ?? "");
        return {
          id,
          name: value("Name"),
          stage: stageCalled(value("StageName"), stages) ?? value("StageName"),
          owner: value("OwnerId") === ownUser ? "" : value("OwnerId"),
          followUp: value("AMIVA_Follow_Up__c"),
          notes: value("Description"),
          comments: tasks
            .filter((task) => task.values["WhatId"] === id)
            .map((task) => String(task.values["Description"])),
        };
      });
    },
    people: () => ({ contacts: fake.org().all("Contact").length, companies: fake.org().all("Account").length }),
    behave: ({ only, ...behavior }) =>
      fake.behave({ ...behavior, ...(only && { only: only.map((each) => operations[each]) }) }),
    asked: (operation) => fake.asked(operations[operation]),
    requests: () => fake.requests.length,
    arrived: (operation, number) => fake.arrived(number, [operations[operation]]),
    release: fake.release,
    forgetRequests: fake.forgetRequests,
    reset: fake.reset,
    stop: fake.stop,
    changeByHand: (id, change, at = now()) => {
      const held = fake.org().byId("Opportunity", id);
      if (!held) throw new Error(`There is no opportunity ${id}`);
      fake.org().set(held, valuesOf(change), at);
    },
    deleteByHand: (id) => {
      const held = fake.org().byId("Opportunity", id);
      if (held) fake.org().remove(held);
    },
    personIds,
    setColleague: (email) => fake.org().setUsers([{ id: personIds.colleague, email }]),
  };
}

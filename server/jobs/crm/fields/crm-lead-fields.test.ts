import { describe } from "vitest";
import { crmNames, crmVendors } from "#domain/leads/crm/crm-vendors.ts";
import { crmHarnesses } from "#tests/crm/crm-harness.ts";
import { boardLookContract } from "#tests/desk/board-look.contract.ts";
import { crmLeadFieldsContract } from "#tests/desk/crm-lead-fields.contract.ts";
import { crmFixture, valuationId } from "#tests/support/crm.fixture.ts";

for (const vendor of crmVendors)
  describe(`stage, owner and follow-up in ${crmNames[vendor]} on node:sqlite`, () => {
    const fixture = crmFixture({ start: crmHarnesses[vendor] });
    crmLeadFieldsContract(fixture, valuationId);
    boardLookContract(fixture, valuationId);
  });

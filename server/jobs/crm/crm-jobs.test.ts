import { describe } from "vitest";
import { crmNames, crmVendors } from "#domain/leads/crm/crm-vendors.ts";
import { crmHarnesses } from "#tests/crm/crm-harness.ts";
import { crmLeadContract } from "#tests/crm/lead.contract.ts";
import { crmMessageContract } from "#tests/crm/message.contract.ts";
import { crmOnceContract } from "#tests/crm/once.contract.ts";
import { crmFixture } from "#tests/support/crm.fixture.ts";

for (const vendor of crmVendors)
  describe(`in ${crmNames[vendor]}`, () => {
    const fixture = crmFixture({ start: crmHarnesses[vendor] });
    crmLeadContract(fixture);
    crmOnceContract(fixture);
    crmMessageContract(fixture);
  });

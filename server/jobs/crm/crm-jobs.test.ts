import { describe } from "vitest";
import { crmNames, crmVendors } from "#domain/leads/crm/crm-vendors.ts";
import { crmBenches } from "#tests/crm/crm-bench.ts";
import { crmLeadContract } from "#tests/crm/lead.contract.ts";
import { crmMessageContract } from "#tests/crm/message.contract.ts";
import { crmOnceContract } from "#tests/crm/once.contract.ts";
import { crmFixture } from "#tests/support/crm.fixture.ts";

for (const vendor of crmVendors)
  describe(`in ${crmNames[vendor]}`, () => {
    const fixture = crmFixture({ start: crmBenches[vendor] });
    crmLeadContract(fixture);
    crmOnceContract(fixture);
    crmMessageContract(fixture);
  });

import { describe } from "vitest";
import { boardLookContract } from "#tests/desk/board-look.contract.ts";
import { crmLeadFieldsContract } from "#tests/desk/crm-lead-fields.contract.ts";
import { crmFixture, valuationId } from "#tests/support/crm.fixture.ts";

describe("stage, owner and follow-up on node:sqlite", () => {
  const fixture = crmFixture();
  crmLeadFieldsContract(fixture, valuationId);
  boardLookContract(fixture, valuationId);
});

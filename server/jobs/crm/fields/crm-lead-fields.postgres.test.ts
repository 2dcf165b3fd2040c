import { afterAll, describe } from "vitest";
import { boardLookContract } from "#tests/desk/board-look.contract.ts";
import { crmLeadFieldsContract } from "#tests/desk/crm-lead-fields.contract.ts";
import { crmFixture, valuationId } from "#tests/support/crm.fixture.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";

const postgres = await openPostgresFixture();

describe(`stage, owner and follow-up on ${postgres.name}`, () => {
  afterAll(() => postgres.dispose());
  const fixture = crmFixture({ open: () => postgres.open() });
  crmLeadFieldsContract(fixture, valuationId);
  boardLookContract(fixture, valuationId);
});

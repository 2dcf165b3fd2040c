import { afterAll, describe } from "vitest";
import { accountsContract } from "#tests/desk/accounts.contract.ts";
import { ownAccountContract } from "#tests/desk/own-account.contract.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";

const fixture = await openPostgresFixture();

describe(`accounts of the desk on ${fixture.name}`, () => {
  afterAll(() => fixture.dispose());
  accountsContract(() => fixture.open());
  ownAccountContract(() => fixture.open());
});

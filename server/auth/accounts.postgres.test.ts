import { afterAll, describe } from "vitest";
import { accountsContract } from "#tests/desk/accounts.contract.ts";
import { firmAccountsContract } from "#tests/desk/firm-accounts.contract.ts";
import { ownAccountContract } from "#tests/desk/own-account.contract.ts";
import { passwordsContract } from "#tests/desk/passwords.contract.ts";
import { secondStepContract } from "#tests/desk/second-step.contract.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";

const fixture = await openPostgresFixture();

describe(`accounts of the desk on ${fixture.name}`, () => {
  afterAll(() => fixture.dispose());
  accountsContract(() => fixture.open());
  passwordsContract(() => fixture.open());
  secondStepContract(() => fixture.open());
  firmAccountsContract(() => fixture.open());
  ownAccountContract(() => fixture.open());
});

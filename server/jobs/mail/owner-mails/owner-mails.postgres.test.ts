import { afterAll, describe, expect, test } from "vitest";
import { consentTexts } from "#content/mail/mail-consent.ts";
import { consentWordings } from "#domain/mail/mail-series.ts";
import { type ServiceFixture, serviceFixture } from "#server/services/services.fixture.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { endOfFollowUpsContract } from "./end-of-follow-ups.contract.ts";
import { followUpEmailsContract } from "./follow-up-emails.contract.ts";
import { refusedAddressesContract } from "./refused-addresses.contract.ts";

const postgres = await openPostgresFixture();
const embedded = storeOfFile();

describe("on node:sqlite", () => contracts(serviceFixture(async () => [embedded(), embedded()])));

describe(`on ${postgres.name}`, () => {
  afterAll(() => postgres.dispose());
  const open = async () => {
    const store = await postgres.open();
    // The stand-in has one connection, on which two concurrent transactions would be one.
    return [store, postgres.newDatabase ? await postgres.open() : store] as const;
  };
  contracts(serviceFixture(open));
});

function contracts(services: ServiceFixture): void {
  followUpEmailsContract(services);
  endOfFollowUpsContract(services);
  refusedAddressesContract(services);
}

test("every version of the consent has its words", () => {
  expect(Object.keys(consentTexts)).toEqual([...consentWordings]);
});

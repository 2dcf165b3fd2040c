import { afterAll, describe } from "vitest";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { servicesContract } from "./services.contract.ts";
import { serviceFixture } from "./services.fixture.ts";

const fixture = await openPostgresFixture();

describe(`capture and contact on ${fixture.name}`, () => {
  afterAll(() => fixture.dispose());
  const services = serviceFixture(async () => {
    const store = await fixture.open();
    // The stand-in has one connection, on which two concurrent transactions would be one.
    return [store, fixture.newDatabase ? await fixture.open() : store];
  });
  servicesContract(services);
});

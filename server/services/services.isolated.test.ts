import { afterAll, describe } from "vitest";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { captureContract } from "./capture-lead.contract.ts";
import { forgottenLeadContract } from "./forgotten-lead.contract.ts";
import { serviceFixture } from "./services.fixture.ts";
import { failureContract, messageContract } from "./take-message.contract.ts";

// A worker of its own, because the one server serves all of it.
const fixture = await openPostgresFixture();

describe(`capture and contact on ${fixture.name}`, () => {
  afterAll(() => fixture.dispose());
  const services = serviceFixture(async () => {
    const store = await fixture.open();
    // The stand-in has one connection, on which two transactions at once would be one.
    return [store, fixture.newDatabase ? await fixture.open() : store];
  });
  captureContract(services);
  forgottenLeadContract(services);
  messageContract(services);
  failureContract(services);
});

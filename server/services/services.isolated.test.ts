import { afterAll, describe } from "vitest";
import { openPostgresBench } from "#tests/support/postgres-bench.ts";
import { captureContract } from "./capture-lead.contract.ts";
import { forgottenLeadContract } from "./forgotten-lead.contract.ts";
import { serviceBench } from "./services.fixture.ts";
import { failureContract, messageContract } from "./take-message.contract.ts";

// A worker of its own, because the one server serves all of it.
const bench = await openPostgresBench();

describe(`capture and contact on ${bench.name}`, () => {
  afterAll(() => bench.dispose());
  const services = serviceBench(async () => {
    const store = await bench.open();
    // The stand-in has one connection, on which two transactions at once would be one.
    return [store, bench.newDatabase ? await bench.open() : store];
  });
  captureContract(services);
  forgottenLeadContract(services);
  messageContract(services);
  failureContract(services);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store/open.ts";
import { servicesContract } from "./services.contract.ts";
import { serviceFixture } from "./services.fixture.ts";

describe("capture and contact on node:sqlite", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "services-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const services = serviceFixture(async () => {
    const store = await openStore({ dataDir });
    // Hundreds of writes need not wait for the disk here; the store's own tests show that the product's do.
    await sql`pragma synchronous = off`.execute(store.db);
    return [store, store];
  });
  servicesContract(services);
});

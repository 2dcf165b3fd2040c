import { rmSync } from "node:fs";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store/open.ts";
import { keptStoreContract } from "./kept-store.contract.ts";
import { keptDataDir } from "./kept-store.fixture.ts";

describe("the embedded store of the version before", () => {
  const dataDir = keptDataDir();
  afterAll(() => rmSync(dataDir, { recursive: true }));
  keptStoreContract(() => openStore({ dataDir }));
});

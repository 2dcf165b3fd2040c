import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { runCommand } from "../../tooling/run/command.ts";
import { freePort } from "../../tooling/run/free-port.ts";
import { findPostgres, startPostgres } from "../../tooling/run/private-postgres.ts";
import { startFakeVendors } from "../harness/fakes.ts";
import { print } from "../harness/print.ts";
import type { Installation } from "./installation.ts";
import { livePast } from "./past.ts";
import { payAt } from "./rehearsal.ts";
import { before } from "./version-before.ts";

/**
 * Writes the store of a version, as its people left it, for the tests of later versions: the embedded file, the same
 * rows as PostgreSQL's dump, and what people need to come back. Nothing was delivered, so everything waits.
 */
export async function keepStore(version: Installation, folder: string): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error("The dump needs an installed PostgreSQL server.");
  const [dataDir, file] = [join(folder, "data"), join(folder, "store.sqlite")];
  const env = { DATA_DIR: dataDir };
  const vendors = await startFakeVendors();
  const payments = Object.fromEntries(Object.entries(vendors.env).filter(([name]) => name.startsWith("STRIPE_")));
  const server = await version.start(await freePort(), { ...payments, ...env });
  const past = await livePast(version, { address: server.address, env, payOf: payAt });
  await server.stop();
  vendors.stop();
  const must = async (work: Promise<{ readonly code: number; readonly output: string }>) => {
    const { code, output } = await work;
    if (code !== 0) throw new Error(output);
    return output;
  };
  await must(version.run("backup", [file], env));
  const postgres = await startPostgres(programs);
  try {
    const databaseUrl = await postgres.createDatabase("site");
    await must(version.run("move-store", [], { ...env, DATABASE_URL: databaseUrl }));
    const dump = await must(
      runCommand(join(programs, "pg_dump"), ["--inserts", "--no-owner", "--no-privileges", databaseUrl]),
    );
    mkdirSync(before.keptIn, { recursive: true });
    const deskSecret = readFileSync(join(dataDir, "desk-secret"), "utf8").trim();
    writeFileSync(join(before.keptIn, "store.sqlite.gz"), gzipSync(readFileSync(file), { level: 9 }));
    writeFileSync(join(before.keptIn, "store.sql.gz"), gzipSync(withoutSessionSettings(dump), { level: 9 }));
    writeFileSync(
      join(before.keptIn, "past.json"),
      `${JSON.stringify({ keptAt: Date.now(), deskSecret, ...past }, undefined, 2)}\n`,
    );
    print(`Kept in ${before.keptIn}`);
  } finally {
    await postgres.stop();
  }
}

/** Only statements that make tables and rows, so that any version of PostgreSQL reads it. */
function withoutSessionSettings(dump: string): string {
  return dump
    .split("\n")
    .filter((line) => !/^(?:SET |SELECT pg_catalog\.set_config|\\|--|$)/.test(line))
    .join("\n");
}

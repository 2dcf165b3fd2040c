import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { embeddedFile } from "#server/store/embedded.ts";
import { versionBefore } from "#server/store/migrations/set-aside.ts";
import type past from "./0.3.0/past.json";

/** Made by `npm run proof:upgrade -- --keep`. */
const folder = join("tests/upgrade", versionBefore.version);
const unpacked = (name: string) => gunzipSync(readFileSync(join(folder, name)));

/** What people of the version before need to come back. */
export const keptPast = JSON.parse(readFileSync(join(folder, "past.json"), "utf8")) as typeof past;
export const keptDump = () => unpacked("store.sql.gz").toString();

/** A data folder with the embedded store of the version before, which this version has not opened yet. */
export function keptDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "kept-store-"));
  writeFileSync(embeddedFile(dataDir), unpacked("store.sqlite.gz"));
  return dataDir;
}

export type KeptTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly object[];
};

/** Every table of the version before, with its rows. */
export function keptTables(dataDir: string): readonly KeptTable[] {
  const file = new DatabaseSync(embeddedFile(dataDir), { readOnly: true });
  try {
    const names = file
      .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely_%'")
      .all();
    return names.map(({ name }) => ({
      name: String(name),
      columns: file
        .prepare(`select name from pragma_table_info('${name}')`)
        .all()
        .map((column) => String(column["name"])),
      rows: file.prepare(`select * from "${name}"`).all(),
    }));
  } finally {
    file.close();
  }
}

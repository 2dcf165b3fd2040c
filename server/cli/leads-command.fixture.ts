import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { readEnv } from "#server/env.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { runLeads } from "./run-leads.ts";
import { now } from "./sample-store.fixture.ts";

type RunSettings = { readonly answer?: string; readonly variables?: Record<string, string> };

/** A separate store for the tests of a file, and the command as an operator types it. */
export function leadsCommandFixture() {
  const dataDir = mkdtempSync(join(tmpdir(), "leads-command-"));
  let opened: Store | undefined;
  const store = () => {
    if (!opened) throw new Error("The store is not open yet");
    return opened;
  };
  beforeAll(async () => {
    opened = await openStore({ dataDir });
    await sql`pragma synchronous = off`.execute(opened.db);
  });
  afterAll(async () => {
    await store().close();
    rmSync(dataDir, { recursive: true });
  });

  async function run(line: string, { answer, variables = {} }: RunSettings = {}) {
    const [out, err] = [new PassThrough(), new PassThrough()];
    const printed = Promise.all([text(out), text(err)]);
    const asked: string[] = [];
    const code = await runLeads(line.split(" ").filter(Boolean), {
      open: async () => ({ store: { ...store(), close: async () => undefined }, env: readEnv(variables) }),
      ask: async (question) => {
        asked.push(question);
        return answer;
      },
      now,
      timeZone: newYork,
      out,
      err,
    });
    out.end();
    err.end();
    const [said, complained] = await printed;
    return { code, said, complained, asked };
  }

  return { dataDir, store, run, json: async (line: string) => JSON.parse((await run(`${line} --json`)).said) };
}

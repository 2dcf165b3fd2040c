import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "#tooling/run/private-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of all tests on PostgreSQL; absent if there is none. */
    postgres: { readonly name: string; readonly address: string } | undefined;
  }
}

/** TEST_DATABASE_URL if it is set (`pglite` selects the stand-in), else the installed server, else the stand-in. */
export default async function startOnePostgres({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env["TEST_DATABASE_URL"];
  const programs = given ? undefined : findPostgres();
  if (!programs) {
    const isServer = given && given !== "pglite";
    provide("postgres", isServer ? { name: "PostgreSQL at TEST_DATABASE_URL", address: given } : undefined);
    return;
  }
  const server = await startPostgres(programs);
  provide("postgres", { name: `PostgreSQL of ${programs}`, address: await server.createDatabase("tests") });
  return () => server.stop();
}

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

export type PrivatePostgres = {
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
  renameDatabase(name: string, to: string): Promise<void>;
  /** Stops the server like its operator: it keeps its data and can be started again. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server like a power failure, and deletes its data. */
  stop(): Promise<void>;
};

type User = { readonly uid: number; readonly gid: number };

const password = "not-a-secret";

/** The folder of an installed PostgreSQL server's programs, if there is one. */
export function findPostgres(): string | undefined {
  const packaged = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].flatMap((root) =>
    existsSync(root)
      ? readdirSync(root)
          .toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }))
          .map((version) => join(root, version, "bin"))
      : [],
  );
  const onPath = (process.env["PATH"] ?? "").split(delimiter);
  const found = [...onPath, ...packaged].find((folder) =>
    ["initdb", "postgres"].every((program) => existsSync(join(folder, program))),
  );
  // PATH may have links to these two programs only; pg_dump and pg_restore are beside their targets.
  return found && dirname(realpathSync(join(found, "postgres")));
}

/** Starts a PostgreSQL server on a free port in a temporary folder. Fast instead of durable by default. */
export async function startPostgres(
  programs: string,
  { durable = false }: { readonly durable?: boolean } = {},
): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = otherUserForRoot();
  const as = { cwd: folder, ...user };
  writeFileSync(join(folder, "password"), password);
  if (user) for (const path of [folder, join(folder, "password")]) chownSync(path, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "amiva", "-A", "scram-sha-256", "--pwfile", "password", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...as, stdio: ["ignore", "ignore", "pipe"] },
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  let running: ChildProcess | undefined;
  const start = async () => {
    running = spawn(join(programs, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...as,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilReady(running);
  };
  const end = async (signal: NodeJS.Signals) => {
    const server = running;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
    server.kill(signal);
    await ended;
  };
  const killAtExit = () => void running?.kill("SIGQUIT");
  process.once("exit", killAtExit);
  await start();

  const address = (database: string) => `postgres://amiva:${password}@127.0.0.1:${port}/${database}`;
  return {
    createDatabase: async (name) => {
      await createDatabase(address("postgres"), name);
      return address(name);
    },
    renameDatabase: (name, to) =>
      onServer(address("postgres"), (client) =>
        client.query(`alter database ${client.escapeIdentifier(name)} rename to ${client.escapeIdentifier(to)}`),
      ),
    start,
    // Does not wait for open connections.
    halt: () => end("SIGINT"),
    async stop() {
      process.off("exit", killAtExit);
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates another database on the server at the address. */
export async function createDatabase(address: string, name: string): Promise<void> {
  await onServer(address, (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
}

export async function dropDatabase(address: string, name: string): Promise<void> {
  await onServer(address, (client) => client.query(`drop database ${client.escapeIdentifier(name)} with (force)`));
}

async function onServer(address: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root. */
function otherUserForRoot(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes("ready to accept connections")) return;
      server.stderr?.off("data", listen).resume();
      resolve();
    };
    server.stderr?.on("data", listen);
    server.once("error", reject);
    server.once("close", () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

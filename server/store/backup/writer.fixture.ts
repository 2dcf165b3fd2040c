import { spawn } from "node:child_process";

export type Writer = {
  /** Resolves once the server has acknowledged so many leads; rejects if it ends before. */
  acknowledged(count: number): Promise<readonly string[]>;
  soFar(): readonly string[];
  /** Kills it as a power cut would, and returns all that it acknowledged. */
  stop(): Promise<readonly string[]>;
};

const works = {
  write: `db.insertInto("lead").values(sampleLead({ id })).execute()`,
  delete: `db.transaction().execute((tx) => removeSubjects(tx, store, { leads: [id], messages: [] }, { now: Date.now() }))`,
} as const;

const programOf = (work: string) => `
  import { openStore } from "#server/store/open.ts";
  import { removeSubjects } from "#server/store/deletions/removal.ts";
  import { holdServerLock } from "#server/store/server-lock.ts";
  import { sampleLead } from "#server/store/store.fixture.ts";
  const dataDir = process.argv[1];
  holdServerLock(dataDir);
  const store = await openStore({ dataDir });
  const { db } = store;
  for (let index = 0; ; index++) {
    const id = "w" + String(index).padStart(6, "0");
    await ${work};
    process.stdout.write(id + "\\n");
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
`;

/** A separate process that holds the server's lock on an embedded store and writes, or deletes, a lead after another. */
export function startWriter(dataDir: string, work: keyof typeof works = "write"): Writer {
  const child = spawn(process.execPath, ["--input-type=module", "-e", programOf(works[work]), dataDir], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let complained = "";
  const ids = () => printed.split("\n").slice(0, -1);
  const listeners = new Set<() => void>();
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
    for (const listener of listeners) listener();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    acknowledged: (count) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (ids().length < count) return;
          listeners.delete(look);
          resolve(ids());
        };
        listeners.add(look);
        look();
        void closed.then(() => reject(new Error(`ended early: ${complained}`)));
      }),
    soFar: ids,
    stop: async () => {
      child.kill("SIGKILL");
      await closed;
      return ids();
    },
  };
}

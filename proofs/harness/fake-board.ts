import { spawn } from "node:child_process";
import { z } from "zod";
import { freePort } from "../../tooling/run/free-port.ts";

const boardSchema = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), columns: z.record(z.string(), z.unknown()) })),
  requests: z.int(),
  /** Of items that were there; a request to delete one that is gone already does not count. */
  deletions: z.int(),
  faults: z.record(z.string(), z.int()),
});
export type BoardState = z.output<typeof boardSchema>;
export type BoardItem = BoardState["items"][number];

export type Faults = {
  readonly seed: number;
  /** Of all requests. */
  readonly share: number;
  /** The longest that something is done after it was asked for. */
  readonly lateMs: number;
  /** New items are hidden from searches for so long. */
  readonly lagMs: number;
  /** Whether the vendor knows a request again that is sent twice. */
  readonly keys: boolean;
};

export type FakeBoard = {
  /** Settings for the servers that deliver to it. */
  readonly env: Readonly<Record<string, string>>;
  behave(faults: Faults | "well"): Promise<void>;
  /** Says and does nothing, until it is let go. */
  stall(): Promise<void>;
  letGo(): Promise<void>;
  state(): Promise<BoardState>;
  stop(): void;
};

/** The fake of the CRM in a process of its own, so that it outlives every server that is killed. */
export async function startFakeBoard(): Promise<FakeBoard> {
  const port = await freePort();
  const child = spawn(process.execPath, ["tests/fakes/monday.ts", "--port", String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = () => child.kill();
  process.once("exit", end);
  const words = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    child.once("close", () => reject(new Error("The fake board did not start")));
  });
  const {
    boardId = "",
    url = "",
    token = "",
  } = /board (?<boardId>\d+) is on (?<url>\S+), its token is (?<token>\S+)/.exec(words)?.groups ?? {};
  const command = (name: string, body?: unknown) => tellBoard(url, name, body);
  return {
    env: { MONDAY_API_URL: url, MONDAY_API_TOKEN: token, MONDAY_BOARD_ID: boardId },
    behave: async (faults) => {
      if (faults === "well") return void (await command("behave", { random: null }));
      const { lagMs, keys, ...random } = faults;
      await command("behave", { lagMs, keys, random });
    },
    stall: async () => void (await command("behave", { mode: "stalls", keys: false })),
    letGo: async () => {
      await command("behave", { keys: false });
      await command("release");
    },
    state: () => command("board"),
    stop: () => {
      process.off("exit", end);
      child.kill();
    },
  };
}

async function tellBoard(url: string, name: string, body?: unknown): Promise<BoardState> {
  const answer = await fetch(new URL(`/__${name}`, url), {
    method: "POST",
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return boardSchema.parse(await answer.json());
}

/** What is on the fake board at this address. */
export const readBoard = (url: string): Promise<BoardState> => tellBoard(url, "board");

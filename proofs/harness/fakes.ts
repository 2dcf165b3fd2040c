import { spawn } from "node:child_process";
import { z } from "zod";
import type { CrmVendor } from "../../domain/leads/crm/crm-vendors.ts";
import { freePort } from "../../tooling/run/free-port.ts";

const boardSchema = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), columns: z.record(z.string(), z.unknown()) })),
  requests: z.int(),
  /** Existing items only; a request to delete an item that is already gone does not count. */
  deletions: z.int(),
  faults: z.record(z.string(), z.int()),
});
export type BoardState = z.output<typeof boardSchema>;
export type BoardItem = BoardState["items"][number];

type Env = Readonly<Record<string, string>>;

/** The fake CRM, in a separate process, so that it outlives every killed server. */
export type FakeBoard = {
  /** Settings for the servers that deliver to it. */
  readonly env: Env;
  readonly url: string;
  /** See the `Behavior` of `tests/fakes/monday.ts`. */
  behave(behavior: object): Promise<unknown>;
  /** Sends the answers that it has held back. */
  release(): Promise<unknown>;
  state(): Promise<BoardState>;
  stop(): void;
};

/** The settings that a fake prints, by vendor. */
const crmEnv: Readonly<Record<CrmVendor, (printed: string) => Env>> = {
  monday: (printed) => {
    const { boardId = "", token = "" } = /board (?<boardId>\d+) .* token is (?<token>\S+)/.exec(printed)?.groups ?? {};
    return { MONDAY_API_URL: addressIn(printed), MONDAY_API_TOKEN: token, MONDAY_BOARD_ID: boardId };
  },
  hubspot: (printed) => ({
    HUBSPOT_API_URL: addressIn(printed),
    HUBSPOT_ACCESS_TOKEN: /token is (?<token>\S+)/.exec(printed)?.groups?.["token"] ?? "",
  }),
  salesforce: (printed) => {
    const { id = "", secret = "" } = /key is (?<id>\S+), its secret (?<secret>\S+)/.exec(printed)?.groups ?? {};
    return { SALESFORCE_LOGIN_URL: addressIn(printed), SALESFORCE_CLIENT_ID: id, SALESFORCE_CLIENT_SECRET: secret };
  },
};

export async function startFakeBoard(vendor: CrmVendor = "monday"): Promise<FakeBoard> {
  const { printed, stop } = await startFake(`tests/fakes/${vendor}.ts`);
  const url = addressIn(printed);
  const command = async (name: string, body: object = {}) =>
    boardSchema.parse(await (await post(new URL(`/__${name}`, url), body)).json());
  return {
    env: crmEnv[vendor](printed),
    url,
    behave: (behavior) => command("behave", behavior),
    release: () => command("release"),
    state: () => command("board"),
    stop,
  };
}

/** A fake of every vendor: the model, the CRM, payments, mail, and an owner's website. */
export type FakeVendors = {
  /** Settings that turn on everything, with the fakes as vendors. */
  readonly env: Env;
  readonly board: FakeBoard;
  /** A website for the reader. */
  readonly ownerSite: string;
  /** Control address of the fake mail server; it also lists received mails. */
  readonly mailControl: string;
  stop(): void;
};

/** With which the firm's mail server hands in bounces. */
export const mailReportToken = "a-token-for-mail-reports-of-the-proofs";

export async function startFakeVendors(): Promise<FakeVendors> {
  const control = await freePort();
  const [board, model, payments, mail, owner] = await Promise.all([
    startFakeBoard(),
    startFake("tests/fakes/openai.ts"),
    startFake("tests/fakes/stripe.ts"),
    startFake("tests/fakes/smtp.ts", "--control", String(control)),
    startFake("tests/fakes/owner-site.ts"),
  ]);
  const ownerSite = addressIn(owner.printed);
  const [, webhookSecret = ""] = /^STRIPE_WEBHOOK_SECRET=(.*)$/m.exec(payments.printed) ?? [];
  return {
    env: {
      ...board.env,
      OPENAI_API_KEY: "sk-fake-model-key",
      OPENAI_BASE_URL: addressIn(model.printed),
      ...Object.fromEntries(
        [...payments.printed.matchAll(/^(STRIPE_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
      ),
      // One secret signs the events of every vendor here.
      CALENDLY_WEBHOOK_SECRET: webhookSecret,
      CAL_WEBHOOK_SECRET: webhookSecret,
      MAIL_REPORT_TOKEN: mailReportToken,
      SMTP_URL: addressIn(mail.printed),
      MAIL_FROM: "site@firm.example",
      MAIL_TO: "desk@firm.example",
      READER_ALLOW_HOSTS: new URL(ownerSite).host,
    },
    board,
    ownerSite,
    mailControl: `http://127.0.0.1:${control}`,
    stop: () => {
      for (const fake of [board, model, payments, mail, owner]) fake.stop();
    },
  };
}

export function post(url: string | URL, body: object): Promise<Response> {
  return fetch(url, { method: "POST", body: JSON.stringify(body) });
}

function addressIn(printed: string): string {
  const address = /\bis on (?<address>[a-z]+:\/\/[^\s,]+)/.exec(printed)?.groups?.["address"];
  if (address === undefined) throw new Error(`A fake did not print its address: ${printed}`);
  return address;
}

/** Starts a fake; resolves when it has printed its first lines. */
async function startFake(script: string, ...args: readonly string[]): Promise<{ printed: string; stop(): void }> {
  const child = spawn(process.execPath, [script, "--port", String(await freePort()), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => void child.kill();
  process.once("exit", stop);
  child.once("close", () => process.off("exit", stop));
  const printed = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    child.once("close", () => reject(new Error(`${script} did not start`)));
  });
  // Keep reading, so that its pipe does not fill up.
  child.stdout.resume();
  return { printed, stop };
}

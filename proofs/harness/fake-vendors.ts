import { spawn } from "node:child_process";
import { freePort } from "../../tooling/run/free-port.ts";
import { startFakeBoard } from "./fake-board.ts";

export type FakeVendors = {
  /** Settings that switch on everything the site can do, with the fakes behind it. */
  readonly env: Readonly<Record<string, string>>;
  /** A website for the reader to read. */
  readonly ownerSite: string;
  /** Where the mail server is told how to behave, and shows what it has received. */
  readonly mailControl: string;
  stop(): void;
};

/** Every vendor as a fake in a process of its own: the model, the CRM, payments, mail, and an owner's website. */
export async function startFakeVendors(): Promise<FakeVendors> {
  const control = await freePort();
  const [board, model, provider, mail, owner] = await Promise.all([
    startFakeBoard(),
    startFake("tests/fakes/openai.ts"),
    startFake("tests/fakes/stripe.ts"),
    startFake("tests/fakes/smtp.ts", "--control", String(control)),
    startFake("tests/fakes/owner-site.ts"),
  ]);
  const ownerSite = addressIn(owner.said);
  return {
    env: {
      ...board.env,
      OPENAI_API_KEY: "sk-fake-model-key",
      OPENAI_BASE_URL: addressIn(model.said),
      ...Object.fromEntries(
        [...provider.said.matchAll(/^(STRIPE_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
      ),
      SMTP_URL: addressIn(mail.said),
      MAIL_FROM: "site@firm.example",
      MAIL_TO: "desk@firm.example",
      READER_ALLOW_HOSTS: new URL(ownerSite).host,
    },
    ownerSite,
    mailControl: `http://127.0.0.1:${control}`,
    stop: () => {
      for (const fake of [board, model, provider, mail, owner]) fake.stop();
    },
  };
}

function addressIn(said: string): string {
  const address = /\bis on (?<address>[a-z]+:\/\/[^\s,]+)/.exec(said)?.groups?.["address"];
  if (address === undefined) throw new Error(`A fake did not say where it is: ${said}`);
  return address;
}

type Fake = { readonly said: string; stop(): void };

async function startFake(script: string, ...args: readonly string[]): Promise<Fake> {
  const child = spawn(process.execPath, [script, "--port", String(await freePort()), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = () => child.kill();
  process.once("exit", end);
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    child.once("close", () => reject(new Error(`${script} did not start`)));
  });
  // What it says later is not to fill its pipe.
  child.stdout.resume();
  return {
    said,
    stop: () => {
      process.off("exit", end);
      child.kill();
    },
  };
}

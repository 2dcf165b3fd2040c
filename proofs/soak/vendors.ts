import { type FakeVendors, startFakeVendors } from "../harness/fake-vendors.ts";
import type { Trouble } from "./plan.ts";
import { type Gate, startGate } from "./tcp-switch.ts";

/** Every vendor as a fake, each behind a gate. */
export type SoakVendors = Pick<FakeVendors, "ownerSite" | "mailControl"> & {
  readonly env: Readonly<Record<string, string>>;
  /** Where the board is told how to behave, past its gate. */
  readonly boardUrl: string;
  readonly begin: Readonly<Partial<Record<Trouble, () => Promise<unknown>>>>;
  readonly end: Readonly<Partial<Record<Trouble, () => Promise<unknown>>>>;
  stop(): Promise<void>;
};

/** Slow, and within the time that the site gives it: nobody is refused, and answers are under way for long. */
const modelAnswersEveryMs = 6_000;

export async function startSoakVendors(): Promise<SoakVendors> {
  const fakes = await startFakeVendors();
  const boardUrl = fakes.env["MONDAY_API_URL"] ?? "";
  const [crm, model, mail] = await Promise.all([
    gateTo(boardUrl),
    gateTo(fakes.env["OPENAI_BASE_URL"] ?? ""),
    gateTo(fakes.env["SMTP_URL"] ?? ""),
  ]);
  const tell = (address: string, body: object) => fetch(address, { method: "POST", body: JSON.stringify(body) });
  const modelUrl = fakes.env["OPENAI_BASE_URL"] ?? "";
  const read = (mode: string) => tell(new URL("/__behave", modelUrl).href, { mode });
  const release = () => tell(new URL("/__release", modelUrl).href, {});
  let releasing: NodeJS.Timeout | undefined;
  const board = (mode: string) => tell(new URL("/__behave", boardUrl).href, { mode });
  const post = (mode: string) => tell(`${fakes.mailControl}/behave`, { mode });
  return {
    ...fakes,
    boardUrl,
    env: {
      ...fakes.env,
      MONDAY_API_URL: through(crm, boardUrl),
      OPENAI_BASE_URL: through(model, modelUrl),
      // With a name and a password, so that a login can be refused.
      SMTP_URL: `smtp://site:not-a-secret@127.0.0.1:${mail.port}`,
    },
    begin: {
      crmDown: () => crm.set("shut"),
      // Done, and then said to have failed: the worst that a board can do.
      crmFailing: () => board("failsAfter"),
      modelSlow: async () => {
        await read("slow");
        releasing = setInterval(() => void release(), modelAnswersEveryMs);
      },
      modelDown: () => model.set("shut"),
      mailDown: () => mail.set("shut"),
      mailRefusing: () => post("refuseLogin"),
    },
    end: {
      crmDown: () => crm.set("open"),
      crmFailing: () => board("well"),
      modelSlow: async () => {
        clearInterval(releasing);
        await read("well");
        await release();
      },
      modelDown: () => model.set("open"),
      mailDown: () => mail.set("open"),
      mailRefusing: () => post("well"),
    },
    stop: async () => {
      clearInterval(releasing);
      await Promise.all([crm, model, mail].map((gate) => gate.stop()));
      fakes.stop();
    },
  };
}

function gateTo(address: string): Promise<Gate> {
  const { hostname, port } = new URL(address);
  return startGate({ host: hostname, port: Number(port) });
}

function through({ port }: Gate, address: string): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}

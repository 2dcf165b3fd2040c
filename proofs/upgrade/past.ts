import { randomUUID } from "node:crypto";
import { z } from "zod";
import { exampleDepth } from "../../domain/depth/example.fixture.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import type { Env, Installation } from "./installation.ts";
import { nextCode } from "./next-code.ts";
import { type Browser, expectStatus, openBrowser } from "./visitor.ts";

/** What people did on the version before, with what they need to come back. */
export const pastSchema = z.object({
  /** With contact details, figures changed once, panels, a scenario, a shared link, a reminder, a note and a stage. */
  lead: z.string(),
  /** Without contact details. */
  quietLead: z.string(),
  /** Has paid for a report. */
  buyer: z.string(),
  /** Merged into `lead` on the desk. */
  merged: z.string(),
  /** Deleted by the private link. */
  deleted: z.string(),
  shareToken: z.string(),
  messageId: z.string(),
  owner: z.object({ email: z.string(), password: z.string(), uri: z.string() }),
  analyst: z.object({ email: z.string(), password: z.string() }),
});
export type Past = z.output<typeof pastSchema>;

export const note = "Called back. Wants to sell within two years.";
export const scenarioName = "After the lease ends";
const password = "correct horse battery staple";
const random = seededRandom(22);

/** Sends every kind of request that leaves something in the store, to a running site of any version. */
export async function livePast(
  site: Installation,
  { address, env, payOf }: Site & { payOf(url: string): Promise<string> },
): Promise<Past> {
  const [lead, quietLead, buyer, merged, deleted] = Array.from({ length: 5 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const visitor = openBrowser(address);
  const capture = sampleCapture(random, lead);
  await captureLead(visitor, { ...capture, userEmail: "dana@northgate.example" });
  await captureLead(visitor, {
    ...capture,
    userEmail: "dana@northgate.example",
    userPhone: "(614) 555-0143",
    depth: exampleDepth,
    financialInputs: { ...capture.financialInputs, recurringRevenue: 40 },
  });
  await captureLead(openBrowser(address), { ...capture, valuationId: merged });
  for (const id of [quietLead, deleted]) await captureLead(openBrowser(address), sampleCapture(random, id));
  await captureLead(openBrowser(address), { ...sampleCapture(random, buyer), userEmail: "sam@quayside.example" });

  const scenario = { name: scenarioName, inputs: { ...capture.financialInputs, preTaxProfit: 900_000 } };
  await expectStatus(visitor.post("/api/scenarios", { valuationId: lead, scenario }), "a scenario", 200, 201);
  const history = `/valuation/result/${lead}/history`;
  await expectStatus(
    visitor.send(history, { action: "share", label: "Accountant", part: "history", day: "2099-01-01" }),
    "a shared link",
    303,
  );
  const [, shareToken = ""] = /\/shared\/([\w-]{32})/.exec((await visitor.get(history)).text) ?? [];
  if (shareToken === "") throw new Error("The page shows no shared link");
  await expectStatus(visitor.send(history, { action: "remind", months: "6", email: "" }), "a reminder", 303);
  const messageId = randomUUID();
  const words = { kind: "contact", name: "Dana", email: "dana@northgate.example", message: "Please call on Friday." };
  await expectStatus(visitor.post("/api/contact", { ...words, messageId, elapsedMs: 9_000 }), "a message", 200, 201);
  await buy(openBrowser(address), buyer, payOf);
  await expectStatus(openBrowser(address).remove(`/api/leads/${deleted}`), "a deletion", 200);

  const owner = await joinAsOwner(site, { address, env });
  await onDesk(owner.browser, lead, { intent: "note", id: randomUUID(), text: note });
  await onDesk(owner.browser, lead, { intent: "change", field: "stage", to: "talked" });
  await onDesk(owner.browser, lead, { intent: "change", field: "followUp", to: "2030-01-15" });
  await onDesk(owner.browser, lead, { intent: "merge", other: merged });
  await onDesk(owner.browser, quietLead, { intent: "openReport", edition: "professional" });
  const analyst = await joinAsAnalyst(site, { address, env });
  return {
    lead,
    quietLead,
    buyer,
    merged,
    deleted,
    shareToken,
    messageId,
    owner: owner.account,
    analyst,
  };
}

export async function captureLead(browser: Browser, capture: object): Promise<void> {
  await expectStatus(browser.post("/api/leads", capture), "a capture", 200, 201);
}

/** `payOf` pays at the provider and returns the checkout's id. */
async function buy(browser: Browser, valuationId: string, payOf: (url: string) => Promise<string>): Promise<void> {
  const order = { valuationId, package: "professional" };
  const { text } = await expectStatus(browser.post("/api/create-checkout-session", order), "a checkout", 200);
  const session = await payOf((JSON.parse(text) as { readonly url: string }).url);
  await expectStatus(browser.get(`/valuation/success?session_id=${session}`), "the success page", 200);
}

async function onDesk(browser: Browser, lead: string, form: Readonly<Record<string, string>>): Promise<void> {
  await expectStatus(browser.send(`/desk/leads/${lead}`, form), `${form["intent"]} on the desk`, 200, 302, 303);
}

type Site = { readonly address: string; readonly env: Env };

async function inviteLink(site: Installation, env: Env, email: string, role: string): Promise<string> {
  const { code, output } = await site.run("desk", ["invite", email, "--role", role], env);
  const [link] = /\/desk\/join\?token=[\w-]+/.exec(output) ?? [];
  if (code !== 0 || link === undefined) throw new Error(`npm run desk -- invite: ${output}`);
  return link;
}

async function joinAsOwner(site: Installation, { address, env }: Site) {
  const email = "olive@firm.example";
  const browser = openBrowser(address);
  const link = await inviteLink(site, env, email, "owner");
  const { text } = await expectStatus(browser.send(link, { name: "Olive Grant", password }), "joining", 200);
  const field = (name: string) =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "").replaceAll("&amp;", "&");
  const [uri, codes] = [field("uri"), field("codes")];
  await expectStatus(
    browser.send("/desk/set-up", { uri, codes, code: await nextCode(uri) }),
    "the second step",
    302,
    303,
  );
  return { browser, account: { email, password, uri } };
}

async function joinAsAnalyst(site: Installation, { address, env }: Site) {
  const email = "ben@firm.example";
  const link = await inviteLink(site, env, email, "analyst");
  await expectStatus(openBrowser(address).send(link, { name: "Ben Ortiz", password }), "joining", 302, 303);
  return { email, password };
}

import { auditWords } from "../../content/desk/settings/audit.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { nextCode } from "./next-code.ts";
import { note, type Past, scenarioName } from "./past.ts";
import { type Browser, openBrowser, type Page } from "./visitor.ts";

/** What is not as it was for the people of the version before, on a running site of either version. */
export async function whatPeopleFind(address: string, past: Past): Promise<readonly string[]> {
  const wrong: string[] = [];
  const expect = async (what: string, page: Promise<Page>, status: number, ...texts: readonly string[]) => {
    const answer = await page;
    if (answer.status !== status) wrong.push(`${what}: answered with ${answer.status}`);
    for (const text of texts) if (!answer.text.includes(text)) wrong.push(`${what}: without "${text}"`);
  };
  const visitor = openBrowser(address);
  await expect("private link", visitor.get(`/valuation/result/${past.lead}`), 200);
  await expect("history", visitor.get(`/valuation/result/${past.lead}/history`), 200, scenarioName, past.shareToken);
  await expect("shared link", visitor.get(`/shared/${past.shareToken}`), 200);
  await expect("bought report", visitor.get(`/report/${past.buyer}`), 200);
  await expect("opened report", visitor.get(`/report/${past.quietLead}`), 200);
  await expect("deleted page", visitor.get(`/valuation/result/${past.deleted}`), 404);
  const again = sampleCapture(seededRandom(1), past.deleted);
  await expect("deleted and sent again", visitor.post("/api/leads", again), 410);

  const owner = await signIn(address, past.owner);
  await expect("desk", owner.get("/desk"), 200);
  await expect("leads on the desk", owner.get("/desk/leads"), 200);
  await expect("lead on the desk", owner.get(`/desk/leads/${past.lead}`), 200, note, "dana@northgate.example");
  await expect("messages", owner.get("/desk/messages"), 200, "Please call on Friday.");
  await expect("sales", owner.get("/desk/sales"), 200);
  await expect("settings", owner.get("/desk/settings"), 200, auditWords.caption, past.analyst.email);
  const analyst = await signIn(address, past.analyst);
  await expect("lead for the analyst", analyst.get(`/desk/leads/${past.lead}`), 200, note);
  return wrong;
}

type Account = { readonly email: string; readonly password: string; readonly uri?: string };

async function signIn(address: string, { email, password, uri }: Account): Promise<Browser> {
  const browser = openBrowser(address);
  await browser.send("/desk/sign-in", { email, password });
  if (uri === undefined) return browser;
  await browser.send("/desk/sign-in/code", { code: await nextCode(uri) });
  return browser;
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBidi } from "./bidi.ts";
import { startProcess } from "./engine-process.ts";
import { reportProblems } from "./report-problems.ts";
import { callSource, type Tab } from "./tab.ts";

/** No site but those on this machine is asked, no first-run page is shown, and nothing moves. */
const preferences = {
  "ui.prefersReducedMotion": 1,
  "network.proxy.type": 1,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "app.normandy.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
};

/** A hidden Firefox, spoken to over WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = startProcess(program, [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port=0",
  ]);
  const close = async () => {
    await browser.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, address] = await browser.says(/WebDriver BiDi listening on (ws:\S+)/);
    return await openTab(`${address}/session`, close);
  } catch (error) {
    await close();
    throw error;
  }
}

type Request = { readonly url: string };
type Evaluated = {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
};

async function openTab(address: string, close: () => Promise<void>): Promise<Tab> {
  const { send, on } = await openBidi(address);
  await send("session.new", { capabilities: {} });
  // The first window has no focus, so menus that open on focus would stay closed in it.
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "window" });

  let problems: string[] = [];
  on<{ data: { value: string } }>("script.message", ({ data }) => problems.push(data.value));
  on<{ request: Request; errorText: string }>("network.fetchError", ({ request, errorText }) => {
    // What a page has not finished when the visitor leaves it is aborted.
    if (errorText !== "NS_BINDING_ABORTED") problems.push(`request failed: ${request.url} ${errorText}`);
  });
  on<{ request: Request; response: { status: number } }>("network.responseCompleted", ({ request, response }) => {
    if (response.status >= 400) problems.push(`status ${response.status}: ${request.url}`);
  });
  const events = ["script.message", "network.fetchError", "network.responseCompleted"];
  await send("session.subscribe", { events, contexts: [context] });
  await send("script.addPreloadScript", {
    functionDeclaration: String(reportProblems),
    arguments: [{ type: "channel", value: { channel: "problems" } }],
  });

  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async run(work, ...args) {
      const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", {
        expression: callSource(work, args),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? "null");
    },
    perform: (actions) => send("input.performActions", { context, actions }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    forward: () => send("browsingContext.traverseHistory", { context, delta: 1 }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    picture: async () =>
      Buffer.from((await send<{ data: string }>("browsingContext.captureScreenshot", { context })).data, "base64"),
    print: async () =>
      Buffer.from(
        (await send<{ data: string }>("browsingContext.print", { context, background: true })).data,
        "base64",
      ),
    takeProblems: async () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    close,
  };
}

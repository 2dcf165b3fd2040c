import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tooling/run/free-port.ts";
import { type EngineProcess, startProcess, withinLimit } from "./engine-process.ts";
import { reportProblems } from "./report-problems.ts";
import { callSource, type Tab } from "./tab.ts";

const windowScript = join(import.meta.dirname, "webkit-window.py");

/**
 * A WebKitGTK window on a screen of its own, spoken to over WebDriver. Without a window manager nothing in it would
 * ever have focus.
 */
export async function startWebKit(program: string): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const started: EngineProcess[] = [];
  const close = async () => {
    for (const process of started.toReversed()) await process.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = startProcess("Xvfb", ["-displayfd", "3", "-screen", "0", "1920x2000x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    });
    started.push(screen);
    const [display] = await screen.says(/^\d+$/);
    const env = {
      ...process.env,
      DISPLAY: `:${display}`,
      NO_AT_BRIDGE: "1",
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      WINDOW_FOLDER: folder,
    };
    started.push(startProcess("openbox", ["--sm-disable"], { env }));
    writeFileSync(
      join(folder, "report-problems.js"),
      `(${reportProblems})((problem) => window.webkit.messageHandlers.problem.postMessage(problem))`,
    );
    const port = await freePort();
    const driver = startProcess(program, [`--port=${port}`, "--host=127.0.0.1"], { env });
    started.push(driver);
    return await openTab(`http://127.0.0.1:${port}`, driver, folder, close);
  } catch (error) {
    await close();
    throw error;
  }
}

declare global {
  interface Window {
    readonly webkit: { readonly messageHandlers: Readonly<Record<string, { postMessage(message: string): void }>> };
  }
}

/** Hands a message to the window's script. Runs in the page. */
function post(handler: string, message: string): void {
  window.webkit.messageHandlers[handler]?.postMessage(message);
}

type Command = <Result = void>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Result>;

/** WebDriver is JSON over HTTP: each command is a request, and its value is in the answer. */
function commandsOf(address: string): Command {
  return async <Result>(method: string, path: string, body?: object) => {
    const request = fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const answer = await withinLimit(`WebKit (${method} ${path})`, request);
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

async function untilListening(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function openTab(
  address: string,
  driver: EngineProcess,
  folder: string,
  close: () => Promise<void>,
): Promise<Tab> {
  await withinLimit("WebKitWebDriver", untilListening(address));
  let problems: string[] = [];
  let marks = 0;
  driver.onLine((line) => {
    const [, problem] = /^window: (.*)/.exec(line) ?? [];
    if (problem) problems.push(problem);
  });
  const options = { binary: windowScript, args: [] };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
  const { sessionId } = await commandsOf(address)<{ sessionId: string }>("POST", "/session", { capabilities });
  const send = commandsOf(`${address}/session/${sessionId}`);
  const run: Tab["run"] = async (work, ...args) => {
    const script = `return ${callSource(work, args)}`;
    return JSON.parse(await send<string>("POST", "/execute/sync", { script, args: [] }));
  };

  return {
    open: (url) => send("POST", "/url", { url }),
    run,
    perform: (actions) => send("POST", "/actions", { actions }),
    back: () => send("POST", "/back", {}),
    forward: () => send("POST", "/forward", {}),
    resize: (width, height) => send("POST", "/window/rect", { width, height }),
    picture: async () => Buffer.from(await send<string>("GET", "/screenshot"), "base64"),
    async print() {
      const file = join(folder, `${++marks}.pdf`);
      const printed = driver.says(new RegExp(`^printed ${file}$`));
      await run(post, "print", file);
      await printed;
      return readFileSync(file);
    },
    async takeProblems() {
      // What the window prints comes another way than the answers here: wait for a mark behind everything so far.
      const mark = `taken ${++marks}`;
      const printed = driver.says(new RegExp(`^${mark}$`));
      await run(post, "mark", mark);
      await printed;
      const taken = problems;
      problems = [];
      return taken;
    },
    async close() {
      await send("DELETE", "").catch(() => undefined);
      await close();
    },
  };
}

import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { ensureChromium } from "../../tooling/browser/chromium.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { print } from "../harness/print.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import { controlMs, controlTime } from "./control.ts";
import { walkDesk } from "./desk-walk.ts";
import { walkFlow } from "./flow-walk.ts";
import type { StepTime } from "./interaction-times.ts";
import { isTooSlow, type Judged, judge, limitMs } from "./judge.ts";
import { startWalkedSite, type WalkedSite } from "./walked-site.ts";
import { cpuSlowdown, startWalker, type Walker } from "./walker.ts";

/**
 * Interaction to next paint of each interaction of the valuation on a phone and of the desk, in a real browser that is
 * slowed down: `npm run proof:interactions`, `npm run proof:interactions -- --runs 1 --only desk`.
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" }, only: { type: "string" } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number from 1, not ${values.runs}`);

type Walk = {
  readonly title: string;
  readonly options: BrowserContextOptions;
  readonly walk: (walker: Walker, site: WalkedSite) => Promise<void>;
};

const walks: Readonly<Record<string, Walk>> = {
  flow: {
    title: "Valuation, 390 px, touch",
    options: {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      permissions: ["clipboard-write"],
    },
    walk: walkFlow,
  },
  desk: { title: "Desk, 1440 px, mouse and keys", options: { viewport: { width: 1440, height: 900 } }, walk: walkDesk },
};
const chosen = Object.entries(walks).filter(([name]) => values.only === undefined || values.only === name);
if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(walks).join(", ")}`);

await ensureBuilt();
const site = await startWalkedSite();
const { path: executablePath } = await ensureChromium();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });

let visitors = 0;
async function walkOnce({ options, walk }: Walk): Promise<readonly StepTime[]> {
  visitors += 1;
  // Each walk comes from another visitor, so that no limit is reached.
  const walker = await startWalker(browser, {
    ...options,
    extraHTTPHeaders: { "X-Forwarded-For": visitorAddress(visitors) },
  });
  await walk(walker, site);
  return walker.end();
}

function row({ name, median, worst }: Judged): string {
  const { duration, delay, handlers, paint } = worst;
  const parts = [delay, handlers, paint].map((part) => part.toFixed(0).padStart(9)).join("");
  return `  ${name.padEnd(54)}${median.toFixed(0).padStart(8)}${duration.toFixed(0).padStart(8)}${parts}`;
}

print(
  `Interaction to next paint in milliseconds, as the browser's Event Timing API reports it; CPU slowed down ${cpuSlowdown} times, ` +
    `${runs} runs. What took the worst one long: delay before the handlers, handlers, paint.\n`,
);
const control = await controlTime(browser);
print(`Control: a handler of ${controlMs} ms was measured as ${control} ms.\n`);
const slow: Judged[] = [];
for (const [, walk] of chosen) {
  const times: (readonly StepTime[])[] = [];
  for (let run = 0; run < runs; run++) times.push(await walkOnce(walk));
  const judged = judge(times);
  print(`  ${walk.title.padEnd(54)}  median   worst    delay handlers    paint`);
  for (const each of judged) print(row(each));
  print();
  slow.push(...judged.filter(isTooSlow));
}
await browser.close();

print(`Load average at the end: ${loadavg()[0]?.toFixed(1)}.`);
const isSeen = control >= controlMs;
if (!isSeen) print("BROKEN: the control's slow handler was not seen.");
for (const { name, median } of slow) print(`TOO SLOW: ${name}, ${median} ms; below ${limitMs} ms wanted.`);
if (isSeen && slow.length === 0) print(`Each median is below ${limitMs} ms.`);
process.exit(isSeen && slow.length === 0 ? 0 : 1);

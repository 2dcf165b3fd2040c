import { resultsPath } from "../../app/shell/privacy/private-paths.ts";
import { processCost } from "../harness/process-cost.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import { type Cost, compared, type Doing, type Sides, timed } from "./compare.ts";
import { newCaptures, removeLeads, type Side } from "./side.ts";

const captures = 400;
const atOnce = 32;
const crowds = 24;
const pages = 400;
const warmUps = 30;
/** Number of captures that are removed together. */
const maxAdded = 100;

/** What visitors wait for, over HTTP from the built server. */
export async function visitorCosts(sides: Sides<Side>): Promise<readonly Cost[]> {
  const small = capturesOn(sides.small);
  const big = capturesOn(sides.big);
  await compared({ small: small.one, big: big.one }, warmUps);
  const one = await compared({ small: small.one, big: big.one }, captures);
  const crowd = await compared({ small: small.crowd, big: big.crowd }, crowds);
  const processor = { small: small.used() / (crowds * atOnce), big: big.used() / (crowds * atOnce) };
  await small.end();
  await big.end();
  const page = (side: Side) => () => timed(() => get(side, resultsPath(side.nextId())));
  const resultPages = { small: page(sides.small), big: page(sides.big) };
  await compared(resultPages, warmUps);
  return [
    { name: "capture, one at a time", ...one },
    { name: `capture, ${atOnce} at once, each`, ...crowd },
    ...(processor.small > 0 ? [{ name: "capture, processor time", ...processor }] : []),
    { name: "result page", ...(await compared(resultPages, pages)) },
  ];
}

type Captures = { one: Doing; crowd: Doing; used(): number; end(): Promise<void> };

function capturesOn(side: Side): Captures {
  let added: string[] = [];
  let used = 0;
  const end = async () => {
    if (added.length > 0) await removeLeads(side.store, added);
    added = [];
  };
  const send = async (count: number) => {
    const made = newCaptures(count);
    const took = await timed(() => Promise.all(made.map((capture) => post(side, capture))));
    added.push(...made.map(({ valuationId }) => valuationId));
    if (added.length >= maxAdded) await end();
    return took / count;
  };
  const crowd = async () => {
    const before = cpuTimes(await side.pids());
    const took = await send(atOnce);
    for (const [pid, cpuMs] of cpuTimes(await side.pids())) used += cpuMs - (before.get(pid) ?? 0);
    return took;
  };
  return { one: () => send(1), crowd, used: () => used, end };
}

const cpuTimes = (pids: readonly number[]) => new Map(pids.map((pid) => [pid, processCost(pid)?.cpuMs ?? 0]));

let visitor = 0;

async function post({ address }: Side, capture: unknown): Promise<void> {
  visitor += 1;
  const answer = await fetch(`${address}/api/leads`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      // Each is from another visitor, because the limit per visitor is not measured here.
      "X-Forwarded-For": visitorAddress(visitor),
    },
    body: JSON.stringify(capture),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`A capture was answered with ${answer.status}`);
}

async function get({ address }: Side, path: string): Promise<void> {
  visitor += 1;
  const answer = await fetch(address + path, { headers: { "X-Forwarded-For": visitorAddress(visitor) } });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok || byteLength < 20) throw new Error(`A page was answered with ${answer.status}`);
}

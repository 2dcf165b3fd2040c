import { setTimeout as sleep } from "node:timers/promises";
import { print } from "../harness/print.ts";

/** Faults that are caused on purpose. `restart` is a SIGTERM and the following start. */
export type Fault =
  | "crmDown"
  | "crmFailing"
  | "modelSlow"
  | "modelDown"
  | "mailDown"
  | "mailRefusing"
  | "hookFailing"
  | "hookStalled"
  | "hookDown"
  | "store"
  | "restart";

/** In milliseconds since the start. */
export type FaultPeriod = { readonly fault: Fault; readonly from: number; readonly to: number };

/**
 * In percent of the whole run. They overlap, like real faults; the restart overlaps others, so that requests are under
 * way.
 */
const course: readonly (readonly [Fault, number, number])[] = [
  ["crmDown", 8, 20],
  ["hookFailing", 10, 22],
  ["crmFailing", 20, 32],
  ["modelSlow", 18, 46],
  ["mailDown", 26, 34],
  ["hookStalled", 32, 46],
  ["mailRefusing", 34, 48],
  ["restart", 40, 40],
  ["modelDown", 46, 52],
  ["hookDown", 54, 66],
  ["store", 58, 72],
  ["crmFailing", 64, 76],
];

/** Long enough to be noticed, however short the run is. */
const minMs = 12_000;

/** The last part is without faults: what was delayed is delivered, and everyone is served as before. */
export function faultSchedule(minutes: number): readonly FaultPeriod[] {
  const percent = (minutes * 60_000) / 100;
  return course.map(([fault, from, to]) => {
    const least = fault === "restart" ? 0 : minMs;
    return { fault, from: from * percent, to: Math.max(to * percent, from * percent + least) };
  });
}

/** How long after its end each fault may be visible: by then everything must have recovered by itself. */
export const recoveryLimitMs: Readonly<Record<Fault, number>> = {
  crmDown: 30_000,
  crmFailing: 30_000,
  modelSlow: 15_000,
  modelDown: 15_000,
  mailDown: 30_000,
  mailRefusing: 30_000,
  hookFailing: 30_000,
  hookStalled: 30_000,
  hookDown: 30_000,
  store: 15_000,
  restart: 1_000,
};

/** Faults that may affect a request under way during a period. */
export function faultsBetween(periods: readonly FaultPeriod[], from: number, to: number): ReadonlySet<Fault> {
  return new Set(
    periods
      .filter((period) => period.from <= to && period.to + recoveryLimitMs[period.fault] >= from)
      .map(({ fault }) => fault),
  );
}

/** The part that health must name during a fault; a slow model still answers. */
export const healthPart: Readonly<Partial<Record<Fault, "crm" | "mail" | "analysis" | "store">>> = {
  crmDown: "crm",
  crmFailing: "crm",
  modelDown: "analysis",
  mailDown: "mail",
  mailRefusing: "mail",
  store: "store",
};

export type FaultAction = { begin(): Promise<unknown>; end(): Promise<unknown> };

/** A server that just started has called no vendor yet, and none starts without its database. */
const afterRestart: readonly Fault[] = ["modelDown", "store"];

/** Runs the schedule; returns when each fault really began and ended, by which answers are judged. */
export async function runSchedule(
  schedule: readonly FaultPeriod[],
  actions: Readonly<Record<Fault, FaultAction>>,
  now: () => number,
): Promise<readonly FaultPeriod[]> {
  const until = (at: number) => sleep(Math.max(0, at - now()));
  const restarted = Promise.withResolvers<void>();
  let oneByOne: Promise<unknown> = restarted.promise;
  const carryOut = async ({ fault, from, to }: FaultPeriod, before: Promise<unknown>): Promise<FaultPeriod> => {
    await until(from);
    await before;
    const began = now();
    print(`  ${(began / 1_000).toFixed(0).padStart(5)} s  ${fault} begins`);
    await actions[fault].begin();
    await until(to + began - from);
    await actions[fault].end();
    if (fault === "restart") restarted.resolve();
    print(`  ${(now() / 1_000).toFixed(0).padStart(5)} s  ${fault} is over`);
    return { fault, from: began, to: now() };
  };
  return Promise.all(
    schedule.map((period) => {
      if (!afterRestart.includes(period.fault)) return carryOut(period, Promise.resolve());
      const done = carryOut(period, oneByOne);
      oneByOne = done;
      return done;
    }),
  );
}

import { setTimeout as sleep } from "node:timers/promises";
import { oneOf, type Random, seededRandom, whole } from "../../tests/support/random.ts";
import { addDetails, type Ledger, newVisit, sendStage, type Visit } from "./ledger.ts";
import { createVisitor } from "./visitor.ts";

export type SimulatedVisitors = {
  /** Requests without pauses while it is on. */
  rush(on: boolean): void;
  /** Resolves after this many more acknowledged captures. */
  untilAcknowledged(more: number, withinMs?: number): Promise<void>;
  /** Lets everyone finish what they have begun. */
  leave(): Promise<void>;
};

type VisitorSettings = {
  readonly ledger: Ledger;
  readonly addresses: readonly string[];
  readonly visitors: number;
  readonly seed: number;
};

const givesUpShare = 0.3;

/** Visitors who capture, come back with contact details and corrections, and repeat earlier requests. */
export function startSimulatedVisitors({ ledger, addresses, visitors, seed }: VisitorSettings): SimulatedVisitors {
  let rushing = false;
  let leaving = false;

  async function visitor(index: number): Promise<void> {
    const random = seededRandom(seed * 1_000 + index);
    const own: Visit[] = [];
    while (!leaving) {
      await sleep(rushing ? whole(random, 10) : 300 + whole(random, 600));
      await act(random, own);
    }
  }

  async function act(random: Random, own: Visit[]): Promise<void> {
    // Mostly the last one: that is when people come back, and when its delivery is still under way.
    const known = random() < 0.7 ? own.at(-1) : own[whole(random, own.length)];
    const kind = oneOf(random, ["new", "new", "details", "details", "again", "twiceAtOnce"] as const);
    if (!known || kind === "new") {
      const visit = newVisit(ledger, random);
      own.push(visit);
      await send(random, visit, 0);
    } else if (kind === "details") {
      addDetails(known, random);
      await send(random, known, known.stages.length - 1);
    } else {
      // The first capture has no contact and no correction, so it may be repeated at any time.
      const stage = oneOf(random, [0, known.stages.length - 1]);
      const times = kind === "again" ? 1 : 2;
      await Promise.all(Array.from({ length: times }, () => send(random, known, stage)));
    }
  }

  /** Until it is acknowledged, like the browser, or until the visitor gives up. */
  async function send(random: Random, visit: Visit, stage: number): Promise<void> {
    for (let next = whole(random, addresses.length); ; next++) {
      const person = createVisitor(random, () => addresses[next % addresses.length] ?? "");
      const { status = 0 } = await sendStage(ledger, person, visit, stage);
      if (status === 200 || status === 201 || random() < givesUpShare) return;
      await sleep(100 + whole(random, 300));
    }
  }

  const present = Array.from({ length: visitors }, (_, index) => visitor(index));
  return {
    rush: (on) => {
      rushing = on;
    },
    untilAcknowledged: async (more, withinMs = Number.POSITIVE_INFINITY) => {
      const enough = ledger.counts.acknowledged + more;
      const until = performance.now() + withinMs;
      while (ledger.counts.acknowledged < enough && performance.now() < until) await sleep(1);
    },
    leave: async () => {
      leaving = true;
      await Promise.all(present);
    },
  };
}

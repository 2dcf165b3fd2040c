import type { Clock } from "#app/valuation/clock.ts";

type PollTools<Answer> = {
  readonly clock: Pick<Clock, "after">;
  /** Undefined: no answer. Must not throw. */
  readonly ask: (signal: AbortSignal) => Promise<Answer | undefined>;
  /** Returns true when the order is settled. */
  readonly onAnswer: (answer: Answer) => boolean;
  /** Called after the last interval. */
  readonly onExhausted: () => void;
};

export type OrderPoller = {
  /** Polls at growing intervals, starting with a pause. */
  start(): void;
  /** Checks at once, then polls at growing intervals. Resolves with the first answer. */
  checkNow(): Promise<void>;
  /** Stops until the next check, for example while the page is hidden. */
  pause(): void;
  stop(): void;
};

/** Cards are confirmed within seconds. A payment that takes longer may take days, so polling ends after about 7 minutes. */
export const pollIntervalsMs = [
  2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 60_000, 60_000, 120_000, 120_000,
] as const;

export function pollOrder<Answer>({ clock, ask, onAnswer, onExhausted }: PollTools<Answer>): OrderPoller {
  let cancelTimer = () => {};
  let request: AbortController | undefined;
  let isStopped = false;

  function pause(): void {
    cancelTimer();
    request?.abort();
    request = undefined;
  }

  function scheduleAfter(round: number): void {
    const delay = pollIntervalsMs[round];
    if (delay === undefined) onExhausted();
    else cancelTimer = clock.after(delay, () => void check(round + 1));
  }

  async function check(round: number): Promise<void> {
    const current = new AbortController();
    request = current;
    const answer = await ask(current.signal);
    // Superseded by a newer request, or stopped.
    if (request !== current) return;
    request = undefined;
    if (answer !== undefined && onAnswer(answer)) stop();
    else scheduleAfter(round);
  }

  function stop(): void {
    isStopped = true;
    pause();
  }

  return {
    start() {
      if (isStopped) return;
      pause();
      scheduleAfter(0);
    },
    async checkNow() {
      if (isStopped) return;
      pause();
      await check(0);
    },
    pause,
    stop,
  };
}

/** Injected, so that tests control the time. */
type Clock = {
  /** Calls `call` once after `ms`, unless the returned function cancels it first. */
  after(ms: number, call: () => void): () => void;
};

type WatchTools<Answer> = {
  readonly clock: Clock;
  /** Undefined: no answer. Must not throw. */
  readonly ask: (signal: AbortSignal) => Promise<Answer | undefined>;
  /** Returns true when the order is settled. */
  readonly onAnswer: (answer: Answer) => boolean;
  /** Called after the last interval. */
  readonly onRest: () => void;
};

export type Watch = {
  /** Polls at growing intervals, starting with a pause. */
  wait(): void;
  /** Checks at once, then polls at growing intervals. Resolves with the first answer. */
  look(): Promise<void>;
  /** Stops until the next check, for example while the page is hidden. */
  rest(): void;
  stop(): void;
};

/** Cards are confirmed within seconds. A payment that takes longer may take days, so polling ends after 7 minutes. */
export const pausesMs = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 60_000, 60_000, 120_000, 120_000] as const;

export function watchOrder<Answer>({ clock, ask, onAnswer, onRest }: WatchTools<Answer>): Watch {
  let cancelPause = () => {};
  let question: AbortController | undefined;
  let isStopped = false;

  function rest(): void {
    cancelPause();
    question?.abort();
    question = undefined;
  }

  function pauseBefore(turn: number): void {
    const pause = pausesMs[turn];
    if (pause === undefined) onRest();
    else cancelPause = clock.after(pause, () => void askAt(turn + 1));
  }

  async function askAt(turn: number): Promise<void> {
    const mine = new AbortController();
    question = mine;
    const answer = await ask(mine.signal);
    // Superseded by a newer request, or stopped.
    if (question !== mine) return;
    question = undefined;
    if (answer !== undefined && onAnswer(answer)) stop();
    else pauseBefore(turn);
  }

  function stop(): void {
    isStopped = true;
    rest();
  }

  return {
    wait() {
      if (isStopped) return;
      rest();
      pauseBefore(0);
    },
    async look() {
      if (isStopped) return;
      rest();
      await askAt(0);
    },
    rest,
    stop,
  };
}

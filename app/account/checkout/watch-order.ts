/** Time as the watch knows it, so that a test can hold it. */
type Clock = {
  /** Calls once after so many milliseconds, unless the returned function is called first. */
  after(ms: number, call: () => void): () => void;
};

type WatchTools<Answer> = {
  readonly clock: Clock;
  /** Undefined: no news. It must not throw. */
  readonly ask: (signal: AbortSignal) => Promise<Answer | undefined>;
  /** True once there is nothing left to wait for. */
  readonly onAnswer: (answer: Answer) => boolean;
  /** It has asked as often as makes sense. */
  readonly onRest: () => void;
};

export type Watch = {
  /** With growing pauses, the first of them before the first question. */
  wait(): void;
  /** At once, and then again with growing pauses. Resolves when this one answer is in. */
  look(): Promise<void>;
  /** Until the next look: nobody sees the page. */
  rest(): void;
  stop(): void;
};

/** A card is confirmed within seconds; what takes minutes may take days, and is not waited for with an open page. */
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
    // Somebody looked again, turned away or left meanwhile.
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

import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";

export type CountBuffer<Count> = {
  /** Costs a look-up and an addition; nothing is written yet. */
  add(key: string, first: () => Count, more: (known: Count) => void): void;
  start(): void;
  /** Writes what is left. */
  stop(): Promise<void>;
};

const everyMs = 5_000;
/** A store that is down for an hour must not fill the memory. */
const maxUnwritten = 10_000;

/**
 * Adds up in memory what happens too often for a row each, and writes the sums every few seconds and at shutdown. The
 * keys come from short lists, so its size is bounded. What could not be written is written with the next sums.
 */
export function createCountBuffer<Count>(
  write: (counts: readonly Count[]) => Promise<void>,
  { log, what }: { readonly log: Log; readonly what: string },
): CountBuffer<Count> & { flush(): Promise<void> } {
  let counts = new Map<string, Count>();
  let unwritten: Count[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function writeAll(): Promise<void> {
    if (counts.size === 0 && unwritten.length === 0) return;
    const sums = [...unwritten, ...counts.values()];
    [counts, unwritten] = [new Map(), []];
    try {
      await write(sums);
    } catch (error) {
      unwritten = sums.slice(-maxUnwritten);
      log.warn({ what, code: errorCode(error) }, "could not store counts yet");
    }
  }

  /** One at a time: a slow store must not be asked twice. */
  function flush(): Promise<void> {
    writing = writing.then(writeAll);
    return writing;
  }

  return {
    add: (key, first, more) => {
      const known = counts.get(key);
      if (known === undefined) counts.set(key, first());
      else more(known);
    },
    flush,
    start: () => {
      timer ??= setInterval(() => void flush(), everyMs).unref();
    },
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

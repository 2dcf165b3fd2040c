import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Long enough for a busy machine; without it a hung engine would hang the tests. */
export const answerLimitMs = 120_000;

/** The work's result, or an error that says who did not answer. */
export async function withinLimit<T>(who: string, work: Promise<T>, limitMs = answerLimitMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${who} did not answer within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export type EngineProcess = {
  readonly child: ChildProcess;
  /** Calls back for each line printed from now on. */
  onLine(listener: (line: string) => void): void;
  /** The first match of the pattern in what is printed; rejects when the process ends or takes too long. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  end(): Promise<void>;
};

/** A program that ends with this process at the latest. */
export function startProcess(command: string, args: readonly string[], options: SpawnOptions = {}): EngineProcess {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const killAtExit = () => void child.kill("SIGKILL");
  process.once("exit", killAtExit);
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(`ended with ${signal ?? code}`));
  });
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const stream of child.stdio.slice(1)) {
    let rest = "";
    if (!stream || !("on" in stream)) continue;
    stream.on("data", (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split("\n");
      rest = parts.pop() ?? "";
      for (const line of parts) {
        lines.push(line);
        for (const listener of listeners) listener(line);
      }
    });
  }

  const firstMatch = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      const look = (line: string) => {
        const match = pattern.exec(line);
        if (!match) return;
        listeners.delete(look);
        resolve(match);
      };
      listeners.add(look);
      for (const line of lines) look(line);
    });

  return {
    child,
    onLine: (listener) => void listeners.add(listener),
    says: (pattern) =>
      withinLimit(
        `${command} (waiting for ${pattern})`,
        Promise.race([
          firstMatch(pattern),
          ended.then((how) => {
            throw new Error(`${command} ${how}:\n${lines.slice(-20).join("\n")}`);
          }),
        ]),
      ),
    async end() {
      process.off("exit", killAtExit);
      child.kill("SIGKILL");
      await ended;
    },
  };
}

import type { Writable } from "node:stream";

/** The command cannot be carried out. The message is one or two lines that say what can be done. */
export class CommandError extends Error {
  override name = "CommandError";
  /** 2: wrong usage; 1: correct usage, but nothing was found. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a command and returns its exit code. An error that an operator can fix is printed as a plain message. */
export async function exitCodeOf(err: Writable, command: () => Promise<void>): Promise<number> {
  try {
    await command();
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    err.write(`${error.message}\n`);
    return error.exitCode;
  }
}

export const usageError = (message: string) =>
  new CommandError(`${message}\nRun npm run leads -- help for the usage.`, 2);
export const notFound = (message: string) => new CommandError(message, 1);

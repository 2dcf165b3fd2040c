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

export const usageError = (message: string) =>
  new CommandError(`${message}\nRun npm run leads -- help for the usage.`, 2);
export const notFound = (message: string) => new CommandError(message, 1);

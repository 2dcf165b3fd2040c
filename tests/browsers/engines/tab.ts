/** One action of an input device, as WebDriver and WebDriver BiDi both spell it. */
export type InputAction = Readonly<Record<string, string | number>>;
export type InputSource = {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly actions: readonly InputAction[];
};

/** A browser window without a memory of earlier visits, in whichever engine. */
export type Tab = {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; arguments and result travel as JSON, and a promise is awaited. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  perform(sources: readonly InputSource[]): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of what is on the screen, as PNG. */
  picture(): Promise<Uint8Array>;
  /** The page on Letter paper, as PDF. */
  print(): Promise<Uint8Array>;
  /** Everything that went wrong since the last call: errors, warnings, policy violations, failed requests. */
  takeProblems(): Promise<readonly string[]>;
  /** Ends the browser and all that was started for it. */
  close(): Promise<void>;
};

/** The source of a call that works in both protocols: they spell values differently, so these travel as JSON. */
export const callSource = (work: unknown, args: readonly unknown[]): string =>
  `(async () => JSON.stringify(await (${String(work)})(...${JSON.stringify(args)})) ?? "null")()`;

import type { Env } from "./env.ts";
import type { Log } from "./log.ts";
import type { Store } from "./store/open.ts";

/** Everything the application needs from outside, handed in by main and by the tests. */
export type Deps = {
  readonly env: Env;
  readonly store: Store;
  readonly log: Log;
};

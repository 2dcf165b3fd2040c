import type { Desk } from "#app/desk/desk-context.ts";
import type { Deps } from "./deps.ts";
import { appErrorsAsStatus } from "./loader-context.ts";
import { storeErrorsAs503 } from "./services/store-errors-as-503.ts";
import { changeToken } from "./store/desk/change-token.ts";

type DeskDeps = Pick<Deps, "store" | "log" | "desk">;

/** What the desk's loaders and actions get from the server, for one request. */
export function createDesk({ store, log, desk }: DeskDeps, headers: Headers): Desk {
  const read = <T>(reading: () => Promise<T>) => appErrorsAsStatus(storeErrorsAs503(log, reading));
  let session: ReturnType<Desk["session"]> | undefined;
  return {
    session() {
      session ??= read(() => desk.session(headers));
      return session;
    },
    changeToken: () => read(() => changeToken(store)),
  };
}

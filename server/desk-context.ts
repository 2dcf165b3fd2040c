import type { Desk } from "#app/desk/desk-context.ts";
import type { Deps } from "./deps.ts";
import { AppError } from "./http/app-error.ts";
import { appErrorsAsStatus } from "./loader-context.ts";
import { createDeskDeliveries } from "./services/desk/deliveries.ts";
import { createDeskFunnel } from "./services/desk/funnel.ts";
import { createDeskSales } from "./services/desk/sales.ts";
import { storeErrorsAs503 } from "./services/store-errors-as-503.ts";
import { changeToken } from "./store/desk/change-token.ts";

type DeskDeps = Pick<Deps, "store" | "log" | "desk" | "env" | "vendors" | "outbox">;

/** What the desk's loaders and actions get from the server, for one request. */
export function createDesk(deps: DeskDeps, headers: Headers): Desk {
  const { store, log, desk } = deps;
  const read = <T>(reading: () => Promise<T>) => appErrorsAsStatus(storeErrorsAs503(log, reading));
  let session: ReturnType<Desk["session"]> | undefined;
  const member = async () => {
    session ??= read(() => desk.session(headers));
    const signedIn = await session;
    if (!signedIn) throw new AppError("deskSignedOut");
    return signedIn.member;
  };
  const [deliveries, sales, funnel] = [createDeskDeliveries(deps), createDeskSales(deps), createDeskFunnel(deps)];
  return {
    session() {
      session ??= read(() => desk.session(headers));
      return session;
    },
    changeToken: () => read(() => changeToken(store)),
    deliveries: {
      read: (asked) => read(async () => deliveries.read(await member(), asked)),
      retry: (which) => read(async () => deliveries.retry(await member(), which)),
    },
    sales: { read: (query) => read(async () => sales.read(await member(), query)) },
    funnel: { read: (query) => read(async () => funnel.read(await member(), query)) },
  };
}

import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import { stopReminder } from "#server/services/owner/reminders.ts";
import { oneClickStop, stoppedValuation } from "./one-click-stop.ts";

/** Stops the reminder that an owner asked for. */
export function reminderStopApi(deps: Deps) {
  return new Hono().post("/:valuationId", (context) => {
    const id = stoppedValuation(context);
    return oneClickStop(deps, context, () => stopReminder(deps.store, id, { now: Date.now() }));
  });
}

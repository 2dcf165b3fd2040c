import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import { turnOffByToken } from "#server/services/mail/member-mails.ts";
import { stopSeries } from "#server/services/mail/owner-mails.ts";
import { oneClickStop, stoppedValuation } from "./one-click-stop.ts";

/** Stops the follow-up emails to an owner, or one kind of mail to a member. */
export function mailStopApi(deps: Deps) {
  const { store } = deps;
  return new Hono()
    .post("/owner/:valuationId", (context) => {
      const id = stoppedValuation(context);
      return oneClickStop(deps, context, () => stopSeries(store, id, { now: Date.now() }));
    })
    .post("/member/:token", (context) =>
      oneClickStop(deps, context, () => turnOffByToken(store, context.req.param("token"), { now: Date.now() })),
    );
}

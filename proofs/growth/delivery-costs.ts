import { readEnv } from "../../server/env.ts";
import { openCrmParts } from "../../server/jobs/crm/crm-parts.ts";
import { createHandlers } from "../../server/jobs/handlers.ts";
import { createWorker } from "../../server/jobs/worker.ts";
import { createLog } from "../../server/ops/log.ts";
import { jobKinds } from "../../server/store/jobs/job-kinds.ts";
import { startFakeBoard } from "../harness/fakes.ts";
import { type Cost, compared, type Sides, timed } from "./compare.ts";
import { leadService, newCaptures, removeLeads, type Side } from "./side.ts";

const turns = 12;
const leadsInTurn = 50;

/** Deliveries by the real worker to a fake CRM: claimed, created on the board, settled. */
export async function deliveryCosts(sides: Sides<Side>): Promise<readonly Cost[]> {
  const board = await startFakeBoard();
  const env = readEnv(board.env);
  const deliver =
    ({ store }: Side) =>
    async () => {
      const service = leadService(store);
      const captures = newCaptures(leadsInTurn);
      for (const capture of captures) await service.capture(capture);
      const { promise: allDone, resolve } = Promise.withResolvers<void>();
      let left = leadsInTurn;
      const log = createLog("info", {
        write: (line) => {
          const { msg, kind, outcome } = JSON.parse(line);
          if (msg !== "delivery" || kind !== jobKinds.crmLead) return;
          if (outcome !== "ok") throw new Error(`A delivery ended with ${outcome}`);
          left -= 1;
          if (left === 0) resolve();
        },
      });
      const crm = await openCrmParts({ env, store, log, now: Date.now });
      const worker = createWorker({ store, handlers: createHandlers({ env, store, log, crm }), log });
      const took = await timed(async () => {
        worker.start();
        await allDone;
      });
      await worker.stop();
      await removeLeads(
        store,
        captures.map(({ valuationId }) => valuationId),
      );
      return took / leadsInTurn;
    };
  try {
    const both = { small: deliver(sides.small), big: deliver(sides.big) };
    await compared(both, 1);
    return [{ name: "delivery, each", ...(await compared(both, turns)) }];
  } finally {
    board.stop();
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe } from "vitest";
import { webhooksContract } from "#server/jobs/webhooks/webhooks.contract.ts";
import { deskLeadsContract } from "#server/services/desk/leads/desk-leads.contract.ts";
import { deskMessagesContract } from "#server/services/desk/messages.contract.ts";
import { auditLogContract } from "#server/services/desk/people/audit-log.contract.ts";
import { deskWebhooksContract } from "#server/services/desk/webhooks.contract.ts";
import { openStore } from "#server/store/open.ts";
import { apiContract } from "./api/api.contract.ts";
import { bookingContract } from "./bookings/bookings.contract.ts";
import { captureContract } from "./capture-lead.contract.ts";
import { deletedLeadContract } from "./deleted-lead.contract.ts";
import { deskScreensContract } from "./desk/screens.contract.ts";
import { eventsContract } from "./events/events.contract.ts";
import { leadFunnelContract } from "./lead-funnel.contract.ts";
import { ownerContract } from "./owner/owner.contract.ts";
import { partnerSitesContract } from "./partner-sites.contract.ts";
import { serviceFixture } from "./services.fixture.ts";
import { failureContract, messageContract } from "./store-message.contract.ts";

describe("capture and contact on node:sqlite", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "services-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const services = serviceFixture(async () => {
    const store = await openStore({ dataDir });
    // Hundreds of writes need not wait for the disk here; the store's own tests show that the product's do.
    await sql`pragma synchronous = off`.execute(store.db);
    return [store, store];
  });
  captureContract(services);
  deletedLeadContract(services);
  messageContract(services);
  leadFunnelContract(services);
  deskScreensContract(services);
  ownerContract(services);
  auditLogContract(services);
  deskLeadsContract(services);
  deskMessagesContract(services);
  eventsContract(services);
  apiContract(services);
  bookingContract(services);
  webhooksContract(services);
  deskWebhooksContract(services);
  partnerSitesContract(services);
  failureContract(services);
});

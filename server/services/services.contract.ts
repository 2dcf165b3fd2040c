import { webhooksContract } from "#server/jobs/webhooks/webhooks.contract.ts";
import { deskLeadsContract } from "#server/services/desk/leads/contracts/desk-leads.contract.ts";
import { leadListContract } from "#server/services/desk/leads/contracts/lead-list.contract.ts";
import { mergeLeadsContract } from "#server/services/desk/leads/contracts/merge-leads.contract.ts";
import { deskMessagesContract } from "#server/services/desk/messages.contract.ts";
import { auditLogContract } from "#server/services/desk/people/audit-log.contract.ts";
import { deskWebhooksContract } from "#server/services/desk/webhooks.contract.ts";
import { leadFunnelContract } from "#server/services/funnel/lead-funnel.contract.ts";
import { captureContract } from "#server/services/leads/capture-lead.contract.ts";
import { deletedLeadContract } from "#server/services/leads/deleted-lead.contract.ts";
import { failureContract, messageContract } from "#server/services/leads/store-message.contract.ts";
import { apiContract } from "./api/api.contract.ts";
import { bookedCallsContract } from "./bookings/booked-calls.contract.ts";
import { changedCallsContract } from "./bookings/changed-calls.contract.ts";
import { deletedBookingsContract } from "./bookings/deleted-bookings.contract.ts";
import { apiTokensContract } from "./desk/api-tokens.contract.ts";
import { deskScreensContract } from "./desk/screens.contract.ts";
import { eventsContract } from "./events/events.contract.ts";
import { ownerContract } from "./owner/owner.contract.ts";
import { partnerSitesContract } from "./partner-sites.contract.ts";
import type { ServiceFixture } from "./services.fixture.ts";

/** What the services do on either store. */
export function servicesContract(services: ServiceFixture): void {
  captureContract(services);
  deletedLeadContract(services);
  messageContract(services);
  leadFunnelContract(services);
  deskScreensContract(services);
  ownerContract(services);
  auditLogContract(services);
  deskLeadsContract(services);
  leadListContract(services);
  mergeLeadsContract(services);
  deskMessagesContract(services);
  eventsContract(services);
  apiTokensContract(services);
  apiContract(services);
  bookedCallsContract(services);
  changedCallsContract(services);
  deletedBookingsContract(services);
  webhooksContract(services);
  deskWebhooksContract(services);
  partnerSitesContract(services);
  failureContract(services);
}

import { createContext } from "react-router";
import type { RailCounts } from "#domain/desk/leads/lead-list.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import type { DeliveryAccess } from "./deliveries/delivery-access.ts";
import type { ExportAccess } from "./exports/export-access.ts";
import type { FunnelAccess } from "./funnel/funnel-access.ts";
import type { LeadAccess } from "./lead/lead-access.ts";
import type { LeadListAccess } from "./leads/lead-list-access.ts";
import type { MailOffAccess } from "./mail-off/mail-off-access.ts";
import type { MessageAccess } from "./messages/message-access.ts";
import type { SalesAccess } from "./sales/sales-access.ts";
import type { ApiTokenAccess } from "./settings/api/api-token-access.ts";
import type { OwnAccountAccess } from "./settings/own/own-account-access.ts";
import type { PartnerSiteAccess } from "./settings/partners/partner-site-access.ts";
import type { PeopleAccess } from "./settings/people/people-access.ts";
import type { SettingsAccess } from "./settings/settings-access.ts";
import type { WebhookAccess } from "./settings/webhooks/webhook-access.ts";
import type { SignInAccess } from "./sign-in/sign-in-access.ts";
import type { TodayAccess } from "./today/today-access.ts";

/** What the desk's loaders and actions get from the server, for one request; the screens have no other access to it. */
export type Desk = {
  /** Who is signed in. Reads the store at most once per request. */
  session(): Promise<DeskSession | undefined>;
  /** Changes whenever something on the desk does: the page compares it to know that it is out of date. */
  changeToken(): Promise<string>;
  /** What waits on each screen. */
  railCounts(): Promise<RailCounts>;
  readonly deliveries: DeliveryAccess;
  readonly sales: SalesAccess;
  readonly exports: ExportAccess;
  readonly funnel: FunnelAccess;
  readonly today: TodayAccess;
  readonly lead: LeadAccess;
  readonly leads: LeadListAccess;
  readonly messages: MessageAccess;
  readonly settings: SettingsAccess;
  readonly apiTokens: ApiTokenAccess;
  readonly partnerSites: PartnerSiteAccess;
  /** For the screens before the desk. */
  readonly access: SignInAccess;
  readonly people: PeopleAccess;
  readonly own: OwnAccountAccess;
  readonly webhooks: WebhookAccess;
  readonly mailOff: MailOffAccess;
};

export const deskContext = createContext<Desk>();

/** The signed-in person; set by the layout's middleware before any loader or action runs. */
export const sessionContext = createContext<DeskSession>();

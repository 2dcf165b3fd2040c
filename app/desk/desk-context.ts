import { createContext } from "react-router";
import type { RailCounts } from "#domain/desk/leads/lead-list.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import type { DeliveriesDesk } from "./deliveries/deliveries-desk.ts";
import type { ExportsDesk } from "./exports/exports-desk.ts";
import type { FunnelDesk } from "./funnel/funnel-desk.ts";
import type { LeadDesk } from "./lead/lead-desk.ts";
import type { LeadsDesk } from "./leads/leads-desk.ts";
import type { MailOffAccess } from "./mail-off/mail-off-access.ts";
import type { MessagesDesk } from "./messages/messages-desk.ts";
import type { SalesDesk } from "./sales/sales-desk.ts";
import type { ApiTokensAccess } from "./settings/api/api-tokens-access.ts";
import type { OwnAccountAccess } from "./settings/own/own-account-access.ts";
import type { PartnerSitesDesk } from "./settings/partners/partner-sites-desk.ts";
import type { PeopleAccess } from "./settings/people/people-access.ts";
import type { SettingsDesk } from "./settings/settings-desk.ts";
import type { WebhooksAccess } from "./settings/webhooks/webhooks-access.ts";
import type { SignInAccess } from "./sign-in/sign-in-access.ts";
import type { TodayDesk } from "./today/today-desk.ts";

/** What the desk's loaders and actions get from the server, for one request; the screens have no other access to it. */
export type Desk = {
  /** Who is signed in. Reads the store at most once per request. */
  session(): Promise<DeskSession | undefined>;
  /** Changes whenever something on the desk does: the page compares it to know that it is out of date. */
  changeToken(): Promise<string>;
  /** What waits on each screen. */
  railCounts(): Promise<RailCounts>;
  readonly deliveries: DeliveriesDesk;
  readonly sales: SalesDesk;
  readonly exports: ExportsDesk;
  readonly funnel: FunnelDesk;
  readonly today: TodayDesk;
  readonly lead: LeadDesk;
  readonly leads: LeadsDesk;
  readonly messages: MessagesDesk;
  readonly settings: SettingsDesk;
  readonly apiTokens: ApiTokensAccess;
  readonly partnerSites: PartnerSitesDesk;
  /** For the screens before the desk. */
  readonly access: SignInAccess;
  readonly people: PeopleAccess;
  readonly own: OwnAccountAccess;
  readonly webhooks: WebhooksAccess;
  readonly mailOff: MailOffAccess;
};

export const deskContext = createContext<Desk>();

/** The signed-in person; set by the layout's middleware before any loader or action runs. */
export const sessionContext = createContext<DeskSession>();

import { createContext } from "react-router";
import type { FunnelView } from "#domain/desk/funnel/funnel-view.ts";
import type { RailCounts } from "#domain/desk/leads/lead-list.ts";
import type { TodayFacts } from "#domain/desk/leads/today-facts.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import type { DeliveriesView } from "#domain/desk/screens/deliveries-view.ts";
import type { MessageFilter, MessagesView } from "#domain/desk/screens/messages-view.ts";
import type { SaleFilter, SalesView } from "#domain/desk/screens/sales-view.ts";
import type { MemberMail } from "#domain/mail/member-mails.ts";
import type { LeadAccess, Outcome } from "./lead/lead-access.ts";
import type { LeadListAccess } from "./leads/lead-list-access.ts";
import type { ApiTokenAccess } from "./settings/api/api-token-access.ts";
import type { OwnAccountAccess } from "./settings/own/own-account-access.ts";
import type { PartnerSiteAccess } from "./settings/partners/partner-site-access.ts";
import type { PeopleAccess } from "./settings/people/people-access.ts";
import type { SettingsAccess } from "./settings/settings-access.ts";
import type { WebhookAccess } from "./settings/webhooks/webhook-access.ts";
import type { SignInAccess } from "./sign-in/sign-in-access.ts";

/** What Today gets from the server. */
type TodayAccess = { read(): Promise<TodayFacts> };

/** What the screen of messages reads and does. */
type MessageAccess = {
  read(query: { readonly filter: MessageFilter; readonly after?: string | undefined }): Promise<MessagesView>;
  /** Marks a message as answered, or takes that back. */
  markAnswered(id: string, isAnswered: boolean): Promise<Outcome>;
  /** Deletes everything under an address. */
  removeSender(email: string, typed: string): Promise<Outcome>;
};

type SalesQuery = {
  /** YYYY-MM; the present month without it. */
  readonly month?: string | undefined;
  readonly filter?: SaleFilter | undefined;
  /** Where the page before ended. */
  readonly after?: string | undefined;
};

/** What the screen of sales reads. */
type SalesAccess = { read(query: SalesQuery): Promise<SalesView> };

/** What the screen of deliveries reads and does, for the signed-in person. */
type DeliveryAccess = {
  /** `retried`: deliveries whose progress is shown. */
  read(asked: { readonly retried: readonly string[] }): Promise<DeliveriesView>;
  /** One delivery by its id, or `all` that were given up. Returns their ids. */
  retry(which: string): Promise<readonly string[]>;
};

/** What the screen of the funnel reads: the week of a day (YYYY-MM-DD), or the present one. */
type FunnelAccess = { read(query: { readonly week?: string | undefined }): Promise<FunnelView> };

/** Screens as CSV, for owners. */
type ExportAccess = {
  /** The sales of a month, YYYY-MM. */
  sales(month: string): Promise<string>;
  /** The counts of the week that begins on this Monday. */
  funnel(monday: string): Promise<string>;
};

/** For the link in a mail to a member, which needs no sign-in and can only turn that mail off. */
type MailOffAccess = {
  /** Undefined for a token that is not ours. */
  find(token: string): Promise<{ readonly mail: MemberMail; readonly email: string } | undefined>;
  turnOff(token: string): Promise<void>;
};

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

import type { ApiTokenView } from "#domain/api/api-token.ts";
import type { AuditQuery, AuditView } from "#domain/desk/people/audit-view.ts";
import type { CalendarView, Connection, ConnectionView, TestResult } from "#domain/desk/screens/connections-view.ts";
import type { LaunchView } from "#domain/desk/screens/launch-view.ts";
import type { OwnerMailsView } from "#domain/desk/screens/owner-mails-view.ts";
import type { WebhooksView } from "#domain/desk/screens/webhooks-view.ts";
import type { ListedPartnerSite } from "#domain/partners/partner-form.ts";
import type { ActionResult } from "./action-result.ts";

/** What owners see; others learn whom to ask. */
export type SettingsView =
  | {
      readonly isOwner: true;
      readonly connections: readonly ConnectionView[];
      readonly calendar: CalendarView;
      readonly webhooks: WebhooksView;
      readonly apiTokens: readonly ApiTokenView[];
      readonly ownerMails: OwnerMailsView;
      readonly partnerSites: readonly ListedPartnerSite[];
      readonly launch: LaunchView;
      readonly audit: AuditView;
    }
  | { readonly isOwner: false; readonly owners: readonly string[] };

/** What the settings besides people read and do, for the signed-in person. */
export type SettingsAccess = {
  read(audit: AuditQuery): Promise<SettingsView>;
  test(connection: Connection): Promise<TestResult>;
  /** Turns the follow-up emails to owners on or off. */
  turnOwnerMails(isOn: boolean): Promise<ActionResult>;
};

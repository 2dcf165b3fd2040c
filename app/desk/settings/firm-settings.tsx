import type { TestResult } from "#domain/desk/screens/connections-view.ts";
import { ApiTokens, type ApiTokensAnswer } from "./api/api-tokens.tsx";
import { AuditLog } from "./audit-log.tsx";
import { Connections } from "./connections/connections.tsx";
import { ForOwners } from "./for-owners.tsx";
import { LaunchChecklist } from "./launch-checklist.tsx";
import { OwnerMails } from "./owner-mails.tsx";
import type { RefusedPartner } from "./partners/partner-site-access.ts";
import { PartnerSites } from "./partners/partner-sites.tsx";
import type { SettingsView } from "./settings-access.ts";
import { Webhooks, type WebhooksAnswer } from "./webhooks/webhooks.tsx";

type FirmSettingsProps = {
  readonly view: SettingsView;
  readonly answer:
    | (WebhooksAnswer & ApiTokensAnswer & { readonly tested?: TestResult; readonly partner?: RefusedPartner })
    | undefined;
  /** The newest entries of the log are shown. */
  readonly isNewest: boolean;
};

/** The parts of the settings that only owners see. */
export function FirmSettings({ view, answer, isNewest }: FirmSettingsProps) {
  if (!view.isOwner) return <ForOwners owners={view.owners} />;
  return (
    <>
      <Connections
        connections={view.connections}
        calendar={view.calendar}
        now={view.audit.now}
        tested={answer?.tested}
      />
      <Webhooks view={view.webhooks} answer={answer} />
      <ApiTokens tokens={view.apiTokens} now={view.audit.now} answer={answer} />
      <OwnerMails view={view.ownerMails} now={view.audit.now} />
      <PartnerSites sites={view.partnerSites} refused={answer?.partner} />
      <LaunchChecklist {...view.launch} />
      <AuditLog {...view.audit} isFirst={isNewest} />
    </>
  );
}

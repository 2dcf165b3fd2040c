import { actorName } from "#content/desk/leads/changes.ts";
import { roleNames } from "#content/desk/shell.ts";
import { accountNoticeMailWords as words } from "#content/mail/mails.ts";
import { isRole } from "#domain/desk/people/roles.ts";
import { longDateTime } from "#domain/time/long-date.ts";
import { type AccountNotice, accountNoticeMail } from "#server/documents/mails/account-notice-mail.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { findAudit, type ReadAuditEntry } from "#server/store/desk/people/audit.ts";
import { findMember, memberNames } from "#server/store/desk/people/members.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** Later it would only alarm: mail may have been set up long after the change. */
const usefulForMs = 86_400_000;

/** Tells a member about a change to their own account. The subject is the change's entry in the audit log. */
export function sendAccountNotice(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, siteUrl, timeZone, now = Date.now } = settings;
    const entry = await findAudit(store, job.subject);
    if (!entry || now() - entry.at > usefulForMs) return nothingToSend;
    const { action } = entry;
    if (!isNoticed(action)) return { dead: true, reason: "no words for this change" };
    // An invitation has an address as its subject; its maker is told.
    const member = await findMember(store, action === "invited" ? entry.actor : entry.subject);
    if (!member) return nothingToSend;
    const body = accountNoticeMail({
      action,
      when: longDateTime(entry.at, timeZone),
      details: detailsOf(entry, member.id, await memberNames(store)),
      passwordLink: `${siteUrl}/desk/forgotten`,
    });
    return deliver(settings, job, tools, { ...body, cause: "owed", to: member.email });
  };
}

function isNoticed(action: string): action is AccountNotice["action"] {
  return Object.hasOwn(words.headings, action);
}

function detailsOf(
  { action, actor, subject, to }: ReadAuditEntry,
  memberId: string,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const role = isRole(to) ? roleNames[to] : "";
  if (action === "invited") return [words.invited(subject, role)];
  return [
    ...(action === "recoveryCodeUsed" ? [words.codesLeft(to ?? "0")] : []),
    ...(action === "roleChanged" ? [words.role(role)] : []),
    ...(actor === memberId ? [] : [words.by(actorName(actor, names))]),
  ];
}

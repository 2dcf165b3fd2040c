import { auditSentence } from "#content/desk/settings/audit.ts";
import type { AuditQuery, AuditView } from "#domain/desk/people/audit-view.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { placeIn, placeText } from "#server/services/desk/page-place.ts";
import { leadCompanies } from "#server/store/desk/leads/lead-companies.ts";
import { auditPage } from "#server/store/desk/people/audit.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { requireRole } from "./require-role.ts";

const perPage = 30;

export type DeskAuditLog = {
  /** One page, newest first. @throws AppError roleRefused */
  read(member: Member, query?: AuditQuery): Promise<AuditView>;
};

type Parts = { readonly store: Store; readonly now?: () => number };

export function createDeskAuditLog({ store, now = Date.now }: Parts): DeskAuditLog {
  return {
    async read(member, { who, after } = {}) {
      requireRole(member, "readAudit");
      const at = now();
      const [names, found] = await Promise.all([
        memberNames(store),
        auditPage(store, { actor: who, after: placeIn(after) }, perPage + 1),
      ]);
      const entries = found.slice(0, perPage);
      const last = entries.at(-1);
      const mentioned = entries.flatMap(({ subject, from, to }) => [subject, from, to].filter((id) => id !== null));
      const companies = await leadCompanies(store, [...new Set(mentioned)]);
      const words = { names, companies, now: at };
      return {
        now: at,
        lines: entries.map((entry) => ({ id: entry.id, at: entry.at, ...auditSentence(entry, words) })),
        next: last && found.length > perPage ? placeText(last) : undefined,
        people: [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
        who,
      };
    },
  };
}

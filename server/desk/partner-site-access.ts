import type { PartnerSiteAccess } from "#app/desk/settings/partners/partner-site-access.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import { requireConfirmed } from "#server/auth/confirm.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import type { createDeskSettings } from "#server/services/desk/settings.ts";
import type { OrRefused } from "./people-access.ts";

type Parts = {
  readonly settings: Pick<ReturnType<typeof createDeskSettings>, "savePartnerSite" | "removePartnerSite">;
  readonly session: () => Promise<DeskSession>;
  readonly orRefused: OrRefused;
  readonly now?: () => number;
};

/** What the Partner sites part of the settings does, for one request. */
export function createPartnerSiteAccess({ settings, session, orRefused, now = Date.now }: Parts): PartnerSiteAccess {
  /** Who may frame the site is changed only by an owner who has shown a password or passkey a short while ago. */
  const confirmed = <T>(work: (actor: DeskSession["member"]) => Promise<T>) =>
    orRefused(
      session().then((current) => {
        requireRole(current.member, "manageConnections");
        requireConfirmed(current, { now: now() });
        return work(current.member);
      }),
    );
  return {
    save: (key, form) => confirmed((actor) => settings.savePartnerSite(actor, key, form)),
    remove: (key) => confirmed((actor) => settings.removePartnerSite(actor, key)),
  };
}

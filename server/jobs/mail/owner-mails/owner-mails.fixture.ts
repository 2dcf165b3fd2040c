import { beforeEach, expect } from "vitest";
import type { Member } from "#domain/desk/people/member.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { consentWordings, type SeriesMailId, seriesDueAt } from "#domain/mail/mail-series.ts";
import { mailServers } from "#server/jobs/mail/mail-servers.fixture.ts";
import { sendPrivateLink } from "#server/jobs/mail/send-private-link.ts";
import { sendSeriesMail } from "#server/jobs/mail/send-series-mail.ts";
import { turnOwnerMails } from "#server/services/desk/owner-mails.ts";
import type { CaptureRequest } from "#server/services/leads/capture-lead.ts";
import { bare, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";

export const owner: Member = { id: "ada", name: "Ada Brown", email: "ada@firm.example", role: "owner" };
export const email = "owner@northgate.example";
export const [mailConsent] = consentWordings;

/** Mails to an owner with two servers, on a desk that has turned them on. */
export function ownerMailsFixture(services: ServiceFixture) {
  const store = () => services.store;
  const links = mailServers(services, jobKinds.mailLink, sendPrivateLink);
  const series = mailServers(services, jobKinds.mailSeries, sendSeriesMail);
  const due = (mail: SeriesMailId) => seriesDueAt(t0, mail, newYork);
  const turn = (isOn: boolean, now: number) => turnOwnerMails(store(), owner, isOn, { now });

  beforeEach(async () => {
    for (const table of ["suppressed_address", "desk_setting", "purchase", "booking", "desk_user"] as const)
      await store().db.deleteFrom(table).execute();
    await turn(true, t0);
  });

  /** The owner asks for the link, and it is mailed at once. */
  async function askForLink(change: Partial<CaptureRequest> = {}): Promise<void> {
    await services.leadService().capture({ ...bare, userEmail: email, sendReport: true, mailConsent, ...change });
    expect(await links.mailsAt(services.clock.now)).toHaveLength(1);
  }
  const subjects = (mails: readonly { readonly subject: string }[]) => mails.map(({ subject }) => subject);

  return { store, links, series, due, turn, askForLink, subjects };
}

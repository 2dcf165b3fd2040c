import type { ReportPackage } from "#domain/report/tiers.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import { grantPackage, revokePackage } from "#server/services/payments/grant-package.ts";
import { leadContact } from "#server/store/leads/lead-contact.ts";
import { type CommandContext, print, printJson } from "./command-context.ts";
import { notFound, usageError } from "./command-error.ts";
import { findSubject } from "./show.ts";

type Asked = { readonly id: string; readonly package: ReportPackage; readonly json: boolean };

/** Opens a package for an owner who paid another way. */
export async function runGrant(
  context: CommandContext,
  { id: typed, package: name, mail, json }: Asked & { readonly mail: boolean },
): Promise<void> {
  const { store, env, now } = context;
  const id = await leadId(context, typed);
  const address = (await leadContact(store, id))?.email;
  if (mail && address === undefined)
    throw notFound(`Lead ${id} has no email address. Grant it without --mail and send the owner the link yourself.`);
  const result = await grantPackage(store, { valuationId: id, package: name, now, mail });
  if (result === "no such valuation") throw deleted(id);
  const link = privateLink(env.siteUrl, id);
  if (json)
    return printJson(context, { id, package: name, opened: result === "opened", link, mailTo: mail ? address : null });
  await print(
    context,
    result === "opened" ? `Unlocked ${name} for ${id}.\n` : `${name} is already unlocked for ${id}.\n`,
  );
  await print(context, `Private link: ${link}\n`);
  await print(context, mail ? `${sending(context, address)}\n` : `${ownerNotNotified(typed, name, address)}\n`);
}

function sending({ env }: CommandContext, address: string | undefined): string {
  const waits = env.mail ? "" : " Mail is not set up, so it waits in the outbox.";
  return `The running server will mail the download link to ${address}.${waits}`;
}

function ownerNotNotified(typed: string, name: ReportPackage, address: string | undefined): string {
  return address === undefined
    ? "The owner was not notified, and no email address is known. Send them the link yourself."
    : `The owner was not notified. To mail ${address} the download link:\n  npm run leads -- grant ${typed} ${name} --mail`;
}

/** Undoes a grant. */
export async function runRevoke(context: CommandContext, { id: typed, package: name, json }: Asked): Promise<void> {
  const { store, now } = context;
  const id = await leadId(context, typed);
  const { done, openBy } = await revokePackage(store, { valuationId: id, package: name, now });
  if (done === "no such valuation") throw deleted(id);
  if (done === "not open") throw notFound(`${name} is not unlocked for ${id}.`);
  if (done === "paid")
    throw notFound(`${name} was paid for, not granted. Refund the payment in Stripe; that closes the download.`);
  if (done === "open by another")
    throw notFound(`${name} was not granted to ${id}. It is unlocked because ${openBy?.package} is.`);
  if (json) return printJson(context, { id, package: name, revoked: true, openBy: openBy?.package ?? null });
  await print(context, `Revoked ${name} for ${id}.\n`);
  if (!openBy) return;
  const why = openBy.source === "firm" ? "was granted" : "was paid for";
  await print(context, `It is still unlocked, because ${openBy.package} ${why}.\n`);
}

const deleted = (id: string) => notFound(`Lead ${id} was just deleted.`);

async function leadId({ store }: CommandContext, typed: string): Promise<string> {
  const { table, id } = await findSubject(store, typed);
  if (table !== "lead") throw usageError(`${id} is a message. Packages can be unlocked for leads only.`);
  return id;
}

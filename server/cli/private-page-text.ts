import { privatePage } from "#content/pages/private-page.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import { compareScenarios } from "#domain/leads/private-page/scenarios.ts";
import { snapshotsOf } from "#domain/leads/private-page/snapshots.ts";
import { type Share, shareState } from "#domain/sharing/share.ts";
import { dayAndTime, dayAt } from "#domain/time/calendar.ts";
import { shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import { sharesOf } from "#server/store/leads/shares.ts";
import type { Store } from "#server/store/open.ts";
import { pluralize } from "./command-context.ts";

type Clock = { readonly now: number; readonly timeZone: string };

/** What the owner did on the private page besides the panels, as a section if there is anything. */
export async function privatePageText(store: Pick<Store, "db">, lead: Lead, clock: Clock): Promise<string> {
  const { timeZone } = clock;
  const snapshots = snapshotsOf(lead);
  const values = snapshots.map(({ at, value }) => `${shortMoney(value)} on ${dayAt(at, timeZone)}`);
  const scenarios = compareScenarios(lead.scenarios, lead.valuation);
  const shares = await sharesOf(store, lead.valuationId);
  const lines = [
    ...(values.length > 1 ? [`Value over time: ${values.join(", ")}`] : []),
    ...scenarios.map(
      ({ name, outcome }) =>
        `Scenario “${oneLine(name)}”: ${shortMoney(outcome.value)}, ${againstText(outcome.difference)}`,
    ),
    ...shares.map((share) => shareText(share, clock)),
    ...reminderLines(lead, timeZone),
  ];
  return lines.length === 0 ? "" : `\nPrivate page\n${lines.join("\n")}\n`;
}

const againstText = (difference: number | undefined) =>
  difference === undefined ? "in another size bracket" : `${signedMoney(difference)} against the estimate`;

/** Without its address, which opens it, and without the name, which the owner gave for their own list. */
function shareText(share: Share, { now, timeZone }: Clock): string {
  const { parts, createdAt, expiresAt, closedAt = 0, opened, openedAt = 0 } = share;
  const state = {
    open: `open until ${dayAndTime(expiresAt, timeZone)}`,
    expired: `ended ${dayAndTime(expiresAt, timeZone)}`,
    closed: `closed by the owner ${dayAndTime(closedAt, timeZone)}`,
  }[shareState(share, now)];
  const read = opened === 0 ? "not read" : `read ${pluralize(opened, "time")}, last ${dayAndTime(openedAt, timeZone)}`;
  const shown = parts.map((part) => privatePage.share.parts[part].label.toLowerCase());
  return `Read-only link of ${dayAt(createdAt, timeZone)}: ${state}, ${read}; shows ${["range, drivers, worksheet", ...shown].join("; ")}`;
}

function reminderLines({ reminder }: Lead, timeZone: string): readonly string[] {
  if (!reminder) return [];
  const { dueAt, sentAt } = reminder;
  return [
    sentAt === undefined
      ? `Reminder to the owner: planned for ${dayAt(dueAt, timeZone)}`
      : `Reminder to the owner: sent ${dayAt(sentAt, timeZone)}`,
  ];
}

/** JSON output; the lead itself has the rest. */
export async function shareLines(store: Pick<Store, "db">, valuationId: string, now: number) {
  return (await sharesOf(store, valuationId)).map((share) => ({
    state: shareState(share, now),
    parts: share.parts,
    createdAt: new Date(share.createdAt).toISOString(),
    expiresAt: new Date(share.expiresAt).toISOString(),
    opened: share.opened,
    openedAt: share.openedAt === undefined ? null : new Date(share.openedAt).toISOString(),
  }));
}

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Stage, stages } from "../../domain/desk/leads/stages.ts";
import { displayAddress } from "../../domain/website/display-address.ts";
import { oneOf, whole } from "../../tests/support/random.ts";
import { localAddress } from "../../tooling/build/ensure-built.ts";
import { acknowledgedIn, type Ledger, leadOfStage } from "../harness/ledger.ts";
import type { Asked, Visitor } from "../harness/visitor.ts";
import type { DeskLedger } from "./desk-violations.ts";
import type { SignedInMember } from "./firm.ts";
import { retried } from "./retried.ts";

type DeskSettings = {
  readonly leads: Ledger;
  readonly desk: DeskLedger;
  readonly isOver: () => boolean;
};

/** An open screen asks for changes every few seconds; people are slower than that. */
const pauseMs = 1_500;
const lists = ["/desk/leads", "/desk/leads?sort=-received", "/desk/leads?stage=new", "/desk/leads?q=ohio"] as const;

/**
 * A member who reads Today, the list and leads, changes stages and writes notes until the soak is over. A lead is in
 * one member's hands at a time, so that the last acknowledged stage is the one that must be stored.
 */
export async function workAtDesk(
  { name, cookie }: SignedInMember,
  visitor: Visitor,
  { leads, desk, isOver }: DeskSettings,
): Promise<void> {
  const { random } = visitor;
  const asMember = (asked: Omit<Asked, "kind">, kind: "screen" | "deskChange" = "screen") =>
    visitor.ask({ ...asked, kind, headers: { Cookie: cookie, Origin: localAddress } });
  const read = (path: string, shows: readonly string[] = []) => asMember({ path, shows: [name, ...shows] });
  const change = (path: string, form: Readonly<Record<string, string>>) =>
    retried(visitor, pauseMs, () => asMember({ path, form }, "deskChange"));

  async function workOn(leadId: string, website: string): Promise<void> {
    const path = `/desk/leads/${leadId}`;
    await read(path, [website, ...(desk.notes.get(leadId) ?? [])]);
    const stage: Stage = oneOf(random, stages);
    if (await change(path, { intent: "change", field: "stage", to: stage })) desk.stages.set(leadId, stage);
    // It may have been stored all the same.
    else desk.stages.delete(leadId);
    const [id, text] = [randomUUID(), `Called about ${randomUUID()}.`];
    if (await change(path, { intent: "note", id, text }))
      desk.notes.set(leadId, [...(desk.notes.get(leadId) ?? []), text]);
    await read(path, desk.notes.get(leadId));
  }

  while (!isOver()) {
    await read("/desk");
    await sleep(whole(random, pauseMs));
    await asMember({ path: "/desk/changes" });
    await read(oneOf(random, lists));
    const known = acknowledgedIn(leads).filter(({ valuationId }) => !desk.inHand.has(valuationId));
    // Mostly a new one, whose delivery to the CRM is still under way.
    const visit = random() < 0.7 ? known.at(-1) : known[whole(random, known.length)];
    const stage = visit?.stages[0];
    if (!visit || !stage) continue;
    const { valuationId } = visit;
    desk.inHand.add(valuationId);
    // Its name is the website's only if the site has read it, and an owner may correct it.
    await workOn(valuationId, displayAddress(leadOfStage(visit, stage).website, "whole"));
    desk.inHand.delete(valuationId);
    await sleep(whole(random, pauseMs));
  }
}

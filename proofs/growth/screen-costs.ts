import { site } from "../../content/site.ts";
import { dayAt, mondayOf } from "../../domain/time/calendar.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import { type Cost, compared, type Sides, timed } from "./compare.ts";
import { dataAddress, screenAddresses } from "./desk-screens.ts";
import { rareMember, sampleMember } from "./sample-rows.ts";
import type { Side } from "./side.ts";

const times = 60;
const halfAYearMs = 182 * 86_400_000;
let visitors = 0;

/** Every screen of the desk that loads something, over HTTP from the built server, as an owner. */
export async function screenCosts(sides: Sides<Side>): Promise<readonly Cost[]> {
  const day = dayAt(Date.now() - halfAYearMs, site.timeZone);
  const addressesOn = (side: Side) => {
    const given = {
      leadId: side.nextId(),
      month: day.slice(0, 7),
      monday: mondayOf(day),
      busyMember: sampleMember.id,
      rareMember: rareMember.id,
    };
    return Object.values(screenAddresses).flatMap((addresses) => addresses(given));
  };
  const [small, big] = [addressesOn(sides.small), addressesOn(sides.big)];
  const costs: Cost[] = [];
  for (const [index, screen] of small.entries()) {
    const both = {
      small: () => timed(() => read(sides.small, screen)),
      big: () => timed(() => read(sides.big, big[index] ?? "")),
    };
    await compared(both, 5);
    const name = `desk ${screen.replace(/[0-9a-f-]{36}/, "…") || "today"}`;
    costs.push({ name, ...(await compared(both, times)) });
  }
  return costs;
}

async function read({ address, cookie }: Side, screen: string): Promise<void> {
  visitors += 1;
  const headers = { Cookie: cookie, "X-Forwarded-For": visitorAddress(visitors) };
  const answer = await fetch(address + dataAddress(screen), { headers, redirect: "manual" });
  const { byteLength } = await answer.arrayBuffer();
  // A redirect to the sign-in is 202 in answers of data.
  if (answer.status !== 200 || byteLength === 0) throw new Error(`${screen} was answered with ${answer.status}`);
}

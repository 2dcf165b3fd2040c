import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { readLeadQuery } from "#domain/desk/leads/lead-query.ts";
import { type Member, type Role, roles } from "#domain/desk/people/member.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import type { CaptureRequest } from "#server/services/leads/capture-lead.ts";
import { bare, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";

export const code = (wanted: string) => expect.objectContaining({ code: wanted });
export const clock = { now: t0 + 3_600_000, timeZone: newYork };
export const query = (address = "") => readLeadQuery(new URLSearchParams(address));

/** A member of each role, and for each test a lead: always another one, because the audit log cannot be emptied. */
export function deskLeadsFixture(services: ServiceFixture) {
  const store = () => services.store;
  const capture = (request: CaptureRequest) => services.leadService().capture(request);
  const members = Object.fromEntries(
    roles.map((role) => [role, { id: `id-${role}`, name: role, email: `${role}@firm.example`, role }]),
  ) as Record<Role, Member>;

  let lead = "";
  beforeEach(async () => {
    await store().db.deleteFrom("desk_user").execute();
    const at = new Date(t0).toISOString();
    for (const { id, name, email, role } of Object.values(members))
      await store()
        .db.insertInto("desk_user")
        .values({ id, name, email, role, created_at: at, updated_at: at })
        .execute();
    lead = randomUUID();
    await capture({ ...bare, valuationId: lead });
  });

  const historyOf = async (id: string) =>
    (await auditOf(store(), id)).map(({ actor, action, from, to }) => [actor, action, from, to]);

  return { store, capture, lead: () => lead, historyOf, members };
}

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Member, Role } from "#domain/desk/people/member.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { id as leadId, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { createDeskAuditLog } from "./audit-log.ts";

const member = (role: Role): Member => ({ id: `m-${role}`, name: "Daniel Mercer", email: "d@firm.example", role });
const owner = member("owner");

/** The audit log as owners read it, on both engines. */
export function auditLogContract(fixture: ServiceFixture): void {
  const { clock, leadService } = fixture;
  const log = () => createDeskAuditLog({ store: fixture.store, now: () => clock.now });

  describe("the audit log", () => {
    test("says who did what to which company, newest first", async () => {
      await leadService().capture(fullCapture);
      // By a member of this test only: the log cannot be emptied.
      const actor = { id: randomUUID() };
      const entry = { actor, subject: leadId, at: t0 } as const;
      await recordAudit(fixture.store.db, { ...entry, action: "changeStage", from: "new", to: "talked" });
      await recordAudit(fixture.store.db, { ...entry, action: "writeNote", at: t0 + 1, to: randomUUID() });
      const { lines, next } = await log().read(owner, { who: actor.id });
      expect(lines.map(({ at, who, did, about }) => [at, who, did, about])).toEqual([
        [t0 + 1, "A former colleague", "wrote a note on", "Northgate Dental"],
        [t0, "A former colleague", "changed the stage of", "Northgate Dental, from New to Talked"],
      ]);
      expect(next).toBeUndefined();
    });

    test("is read page by page without a gap or a repetition, also among entries of one moment", async () => {
      const actor = { id: randomUUID() };
      for (let number = 0; number < 65; number += 1)
        await recordAudit(fixture.store.db, {
          at: t0 + Math.floor(number / 20),
          actor,
          action: "invited",
          subject: `colleague-${number}@firm.example`,
          to: "analyst",
        });
      const pages: (readonly string[])[] = [];
      let after: string | undefined;
      do {
        const page = await log().read(owner, { who: actor.id, after });
        pages.push(page.lines.map(({ about }) => about));
        after = page.next;
      } while (after !== undefined);
      expect(pages.map(({ length }) => length)).toEqual([30, 30, 5]);
      expect(new Set(pages.flat()).size).toBe(65);
    });

    test("begins at the newest if the place is no place", async () => {
      const newest = (await log().read(owner)).lines[0];
      expect((await log().read(owner, { after: "yesterday" })).lines[0]).toEqual(newest);
    });

    test.each<Role>(["analyst", "partner"])("is refused to a %s", async (role) => {
      await expect(log().read(member(role))).rejects.toMatchObject({ code: "roleRefused" });
    });
  });
}

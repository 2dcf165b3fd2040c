import { beforeEach, describe, expect, test } from "vitest";
import { messagesWords } from "#content/desk/messages.ts";
import { site } from "#content/site.ts";
import type { Member, Role } from "#domain/desk/people/member.ts";
import type { MessageFilter } from "#domain/desk/screens/messages-view.ts";
import { dayAndTime } from "#domain/time/calendar.ts";
import { contact, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { exportFunnel, exportSales } from "./export-screens.ts";
import { deleteSender, markAnswered, readMessages } from "./messages.ts";
import { railCounts } from "./rail-counts.ts";

const member = (role: Role): Member => ({ id: `m-${role}`, name: "Daniel Mercer", email: "d@amiva.example", role });
const [analyst, partner, owner] = [member("analyst"), member("partner"), member("owner")];
const refused = expect.objectContaining({ code: "roleRefused" });
const clock = { now: t0 + 1_000 };

/** The desk's messages and exports, on both engines. */
export function deskMessagesContract(services: ServiceFixture): void {
  describe("messages on the desk", () => {
    const read = (filter: MessageFilter = "all", after?: string) =>
      readMessages(services.store, analyst, { filter, after }, clock);
    const write = (change: Parameters<typeof contact>[0] = {}) => services.messageService().take(contact(change));

    test("are all there, with the lead they are about, and those held back apart", async () => {
      await services.leadService().capture({ ...other(), valuationId: id });
      await write({ name: "Ada Owner", valuationId: id });
      services.clock.now += 1;
      await write({ name: "Ben Buyer", email: "ben@firm.example" });
      await write({ name: "Bot", homepage: "https://spam.example" });
      const { messages } = await read();
      expect(messages.map(({ name, lead }) => [name, lead?.company])).toEqual([
        ["Ben Buyer", undefined],
        ["Ada Owner", "Northgate Dental"],
      ]);
      expect((await read("heldBack")).messages.map(({ name }) => name)).toEqual(["Bot"]);
    });

    test("continue on the next page where the last one ended", async () => {
      for (let number = 0; number < 60; number += 1) await write({ name: `Owner ${number}` });
      const first = await read();
      const second = await read("all", first.next);
      expect([first.messages.length, second.messages.length, second.next]).toEqual([50, 10, undefined]);
      expect(new Set([...first.messages, ...second.messages].map((message) => message.id)).size).toBe(60);
    });

    test("are marked as answered by partners, counted until then, and open again on undo", async () => {
      const at = new Date(t0).toISOString();
      for (const { id: memberId, name, email, role } of [partner, owner])
        await services.store.db
          .insertInto("desk_user")
          .values({
            id: memberId,
            name: `${name}, ${role}`,
            email: `${role}-${email}`,
            role,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
      await services.leadService().capture({ ...other(), valuationId: id });
      await write({ name: "Ada Owner", valuationId: id });
      await write({ name: "Bot", homepage: "https://spam.example" });
      const [message] = (await read()).messages;
      if (!message) throw new Error("There is no message");
      const mark = (by: Member, isAnswered: boolean, now = t0 + 5) =>
        markAnswered(services.store, by, { id: message.id, isAnswered }, { now });
      const waiting = async () => (await railCounts(services.store, analyst, clock)).messages.count;
      expect([await waiting(), message.answered]).toEqual([1, undefined]);
      await expect(mark(analyst, true)).rejects.toEqual(refused);

      expect(await mark(partner, true)).toBe(messagesWords.answerDone);
      expect(await mark(owner, true, t0 + 9)).toBe(messagesWords.answeredBefore("Daniel Mercer, partner"));
      expect((await read()).messages[0]?.answered).toEqual({ by: "Daniel Mercer, partner", at: t0 + 5 });
      expect([await waiting(), (await read("unanswered")).messages]).toEqual([0, []]);

      await mark(owner, false);
      expect([await waiting(), (await read("unanswered")).messages.length]).toEqual([1, 1]);
      expect((await auditOf(services.store, message.id)).map(({ actor, action, to }) => [actor, action, to])).toEqual(
        expect.arrayContaining([
          [partner.id, "messageAnswered", id],
          [owner.id, "messageReopened", id],
        ]),
      );
      await expect(markAnswered(services.store, owner, { id: "none", isAnswered: true }, clock)).rejects.toEqual(
        expect.objectContaining({ code: "deskMessageUnknown" }),
      );
    });

    test("are deleted with everything under the sender's address, by owners who type it", async () => {
      await services.leadService().capture({ ...other(), userEmail: "ada@firm.example" });
      await write();
      await write({ email: "ben@firm.example" });
      const email = "ada@firm.example";
      await expect(deleteSender(services.store, partner, { email, typed: email }, clock)).rejects.toEqual(refused);
      await expect(deleteSender(services.store, owner, { email, typed: "ada" }, clock)).rejects.toEqual(
        expect.objectContaining({ code: "deskNameDiffers" }),
      );
      await deleteSender(services.store, owner, { email, typed: " Ada@firm.example" }, clock);
      expect((await read()).messages.map((message) => message.email)).toEqual(["ben@firm.example"]);
      expect(await services.leadRows()).toEqual([]);
    });
  });

  describe("exports of the desk", () => {
    beforeEach(async () => {
      await services.store.db.deleteFrom("purchase").execute();
      await services.store.db.deleteFrom("funnel_count").execute();
      await services.leadService().capture({ ...other({ corrections: { title: "=Sum, Inc" } }), valuationId: id });
      const bought = { id: "p1", valuationId: id, package: "professional", source: "stripe", state: "paid" } as const;
      await insertPurchase(services.store.db, { ...bought, now: t0 });
      const paid = { amount: 49_000, currency: "usd", payment_id: "pi_1", paid_at: t0, state: "disputed" } as const;
      await services.store.db.updateTable("purchase").set(paid).execute();
      const home = { page: "home", source: "direct", industry: "", count: 7 } as const;
      await addToFunnel(services.store.db, [
        { ...home, day: "2026-11-17", step: "visit" },
        { ...home, day: "2026-11-23", step: "visit" },
      ]);
    });

    test("the sales of a month are CSV without formulas, for owners, and logged", async () => {
      const month = new Date(t0).toISOString().slice(0, 7);
      await expect(exportSales(services.store, partner, month, clock)).rejects.toEqual(refused);
      expect((await exportSales(services.store, owner, month, clock)).split("\r\n")).toEqual([
        "\ufeffDate,Company,Report,Amount,Refunded,Currency,State,Payment",
        `${dayAndTime(t0, site.timeZone)},"'=Sum, Inc",Professional,490,0,USD,Disputed,pi_1`,
        "",
      ]);
      expect((await auditOf(services.store, month))[0]).toMatchObject({ actor: owner.id, action: "exportSales" });
      await services.store.db.updateTable("purchase").set({ currency: "jpy", refunded: 1_000 }).execute();
      expect(await exportSales(services.store, owner, month, clock)).toContain(",Professional,49000,1000,JPY,");
    });

    test("the funnel of a week is CSV, for owners", async () => {
      await expect(exportFunnel(services.store, partner, "2026-11-16", clock)).rejects.toEqual(refused);
      expect((await exportFunnel(services.store, owner, "2026-11-16", clock)).split("\r\n")).toEqual([
        "\ufeffDay,Step,Page,Source,Industry,Count",
        "2026-11-17,Visit,Home,Direct,,7",
        "",
      ]);
    });
  });
}

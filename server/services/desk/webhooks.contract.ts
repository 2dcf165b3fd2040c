import { describe, expect, test } from "vitest";
import type { Member } from "#domain/desk/people/member.ts";
import { maxWebhooks } from "#domain/desk/screens/webhooks-view.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import { type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { setEnvironmentWebhook } from "#server/store/events/webhooks.ts";
import { isWebhookSecret } from "#server/vendors/webhooks/webhook-address.ts";
import { owner, webhookFixture } from "#tests/support/webhook.fixture.ts";

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const partner: Member = { ...owner, id: "id-partner", role: "partner" };

/** What owners do with webhooks on the desk, on both engines. */
export function deskWebhooksContract(services: ServiceFixture): void {
  describe("the desk's webhooks", () => describeDesk(services));
}

function describeDesk(services: ServiceFixture): void {
  const fixture = webhookFixture(services);
  const { add, desk } = fixture;
  const url = () => fixture.receiver.url;
  const list = async () => (await desk().read(owner)).webhooks;
  const rows = () => services.store.db.selectFrom("webhook").selectAll().orderBy("created_at").execute();
  const logged = async (action: string, host = fixture.receiver.host) =>
    (await auditOf(services.store, host)).find((entry) => entry.action === action);

  test("are added with a secret that is shown only then", async () => {
    const { id, secret } = await add(["lead.created", "lead.deleted", "lead.created"]);
    expect(isWebhookSecret(secret)).toBe(true);
    const view = await desk().read(owner);
    expect(view.webhooks).toMatchObject([
      { id, url: url(), events: ["lead.created", "lead.deleted"], state: "on", createdAt: t0, isOfEnvironment: false },
    ]);
    expect(JSON.stringify(view)).not.toContain(secret.slice(6));
    expect(await logged("webhookAdded")).toMatchObject({ to: "lead.created lead.deleted" });
  });

  test("are refused with a bad address or without events, and nothing is kept", async () => {
    const refused: readonly [string, readonly string[], string][] = [
      ["http://receiver.example/", ["lead.created"], "webhookAddress"],
      ["https://10.0.0.1/", ["lead.created"], "webhookAddress"],
      ["https://localhost/", ["lead.created"], "webhookAddress"],
      ["javascript:alert(1)", ["lead.created"], "webhookAddress"],
      [`https://receiver.example/${"x".repeat(3_000)}`, ["lead.created"], "webhookAddress"],
      ["", ["lead.created"], "webhookAddress"],
      ["https://receiver.example/", [], "webhookEvents"],
      ["https://receiver.example/", ["lead.unknown"], "webhookEvents"],
    ];
    for (const [address, events, error] of refused)
      await expect(desk().add(owner, { url: address, events })).rejects.toEqual(code(error));
    expect(await rows()).toEqual([]);
  });

  test("are ten at most, beside that of the environment, and a removed one makes room", async () => {
    await setEnvironmentWebhook(services.store, { isSet: true, now: t0 });
    for (let number = 0; number < maxWebhooks; number++) await add();
    await expect(add()).rejects.toEqual(code("webhooksFull"));
    const third = (await list())[3];
    await desk().remove(owner, third?.id ?? "");
    await add();
    expect((await list()).map(({ isOfEnvironment }) => isOfEnvironment)).toEqual([true, ...Array(10).fill(false)]);
  });

  test("are changed, given a new secret and removed, each with an entry in the log", async () => {
    const { id, secret } = await add();
    services.clock.now += 5;
    await desk().update(owner, id, { url: "https://other.example/in", events: ["call.booked"] });
    expect(await list()).toMatchObject([{ url: "https://other.example/in", events: ["call.booked"] }]);
    services.clock.now += 5;
    await desk().update(owner, id, { url: "https://other.example/key-to-it", events: ["call.booked"] });
    const next = await desk().renewSecret(owner, id);
    expect(next.secret).not.toBe(secret);
    expect(await list()).toMatchObject([{ oldSecretUntil: services.clock.now + 86_400_000 }]);
    await desk().endOldSecret(owner, id);
    expect(await list()).toMatchObject([{ oldSecretUntil: undefined }]);
    await desk().remove(owner, id);
    expect(await list()).toEqual([]);
    expect(await logged("webhookChanged")).toMatchObject({
      actor: owner.id,
      from: `${fixture.receiver.host} ${eventTypes.join(" ")}`,
      to: "other.example call.booked",
    });
    expect(await logged("webhookChanged", "other.example")).toMatchObject({
      from: "other.example call.booked",
      to: "other.example (another path) call.booked",
    });
    for (const action of ["webhookSecretRenewed", "webhookOldSecretEnded", "webhookRemoved"])
      expect(await logged(action, "other.example")).toMatchObject({ actor: owner.id });
    // Its row stays so that a restore does not revive it, without a secret; its path may be one.
    const kept = { id, state: "removed", url: "https://other.example", secret: "", old_secret: null };
    expect(await rows()).toMatchObject([kept]);
    for (const work of [
      () => desk().update(owner, id, { url: url(), events: ["lead.created"] }),
      () => desk().renewSecret(owner, id),
      () => desk().remove(owner, id),
      () => desk().test(owner, id),
    ])
      await expect(work()).rejects.toEqual(code("webhookUnknown"));
  });

  test("of the environment are shown and tested, not changed", async () => {
    await setEnvironmentWebhook(services.store, { isSet: true, now: t0 });
    const [shown] = await list();
    expect(shown).toMatchObject({ url: url(), isOfEnvironment: true });
    const id = shown?.id ?? "";
    expect(await desk().test(owner, id)).toMatchObject({ isOk: true });
    for (const work of [() => desk().renewSecret(owner, id), () => desk().remove(owner, id)])
      await expect(work()).rejects.toEqual(code("webhookUnknown"));
  });

  test("are tested, and the result is in words", async () => {
    const { id } = await add();
    const service = desk();
    expect(await service.test(owner, id)).toMatchObject({ id, isOk: true });
    expect(fixture.types()).toEqual(["webhook.test"]);
    fixture.receiver.behave({ answers: 401 });
    expect(await service.test(owner, id)).toEqual({ id, isOk: false, failure: "hookRefused" });
    fixture.receiver.behave("hangs");
    const hasty = fixture.desk({ deadlineMs: 100 });
    expect(await hasty.test(owner, id)).toEqual({ id, isOk: false, failure: "hookSlow" });
    fixture.receiver.behave({ answers: 204 });
    for (let more = 0; more < 4; more++) await service.test(owner, id);
    expect(await service.test(owner, id)).toEqual({ id, isOk: false, failure: "tooMany" });
    expect(await logged("webhookTested")).toBeDefined();
  });

  test("are for owners", async () => {
    const { id } = await add();
    const form = { url: url(), events: ["lead.created"] };
    const service = desk();
    for (const work of [
      () => service.read(partner),
      () => service.add(partner, form),
      () => service.update(partner, id, form),
      () => service.renewSecret(partner, id),
      () => service.endOldSecret(partner, id),
      () => service.turnOn(partner, id),
      () => service.remove(partner, id),
      () => service.test(partner, id),
    ])
      await expect(work()).rejects.toEqual(code("roleRefused"));
    expect(fixture.receiver.received).toEqual([]);
  });
}

import { beforeEach, expect, test } from "vitest";
import { setEnvironmentWebhook } from "#server/store/events/webhooks.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { createLaneUse } from "./lane-use.ts";

const store = storeOfFile();
beforeEach(() => store().db.deleteFrom("webhook").execute());

test("lanes of webhooks are in use once there is one, others always", async () => {
  let now = 10_000;
  const isInUse = createLaneUse(store(), () => now);
  expect(await Promise.all(["crm-lead", "hook-0", "hook-1"].map(isInUse))).toEqual([true, false, false]);
  await setEnvironmentWebhook(store(), { isSet: true, now });
  now += 1_000;
  expect(await isInUse("hook-0")).toBe(false);
  now += 1;
  expect(await Promise.all(["hook-0", "hook-1"].map(isInUse))).toEqual([true, false]);
  // A clock that is set back does not keep an old answer.
  await setEnvironmentWebhook(store(), { isSet: false, now });
  now -= 5_000;
  expect(await isInUse("hook-0")).toBe(false);
});

test("a store that fails is asked again at once", async () => {
  let asked = 0;
  const db = {
    selectFrom: () => {
      asked += 1;
      throw new Error("no store");
    },
  };
  const isInUse = createLaneUse({ db: db as never }, () => 0);
  await expect(isInUse("hook-1")).rejects.toThrow("no store");
  await expect(isInUse("hook-1")).rejects.toThrow("no store");
  expect(asked).toBe(2);
});

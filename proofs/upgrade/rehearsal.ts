import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { valuationIdIn } from "../../domain/leads/crm/crm-payload.ts";
import { referenceOf } from "../../server/store/bookings/booking-references.ts";
import { jobKinds } from "../../server/store/jobs/job-kinds.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { freePort } from "../../tooling/run/free-port.ts";
import { type Check, check } from "../harness/check.ts";
import { deliveryCheck, untilDelivered } from "../harness/deliveries.ts";
import type { FakeVendors } from "../harness/fakes.ts";
import { withStore } from "../harness/stores.ts";
import type { Env, Installation, Running } from "./installation.ts";
import { captureLead, livePast, type Past } from "./past.ts";
import type { Place } from "./store-place.ts";
import { openBrowser } from "./visitor.ts";
import { whatPeopleFind } from "./what-people-find.ts";

export type Versions = { readonly old: Installation; readonly now: Installation };

/** A payment is looked at again minutes later, which delivers nothing. */
const deliveredKinds = Object.values(jobKinds).filter((kind) => kind !== jobKinds.paymentCheck);

/** Settings without which deliveries wait in the outbox. */
const withoutDeliveries = { MONDAY_API_TOKEN: "", MONDAY_BOARD_ID: "", SMTP_URL: "", MAIL_FROM: "", MAIL_TO: "" };
const common = { DRAIN_MS: "0", MONDAY_VERIFY_MS: "2000", OUTBOX_LEASE_MS: "3000", LEAD_LIMIT: "100000" };
const atOnce = 20;
const random = seededRandom(4);

/** Pays at the fake provider, like a buyer on its page. */
export async function payAt(url: string): Promise<string> {
  await fetch(`${url}/pay`, { method: "POST", redirect: "manual" });
  return new URL(url).pathname.split("/").at(-1) ?? "";
}

/** Upgrades a lived-in store, rolls it back, upgrades it again and restores the first backup, with the real commands. */
export async function rehearseUpgrade(
  { old, now }: Versions,
  place: Place,
  vendors: FakeVendors,
): Promise<readonly Check[]> {
  const [port, secondPort] = [await freePort(), await freePort()];
  const env: Env = { ...common, ...vendors.env, ...place.env };
  const quiet = { ...env, ...withoutDeliveries };
  const checks: Check[] = [];
  let running: Running[] = [];
  const start = async (site: Installation, settings: Env, at = port) => {
    const started = performance.now();
    const server = await site.start(at, settings);
    running.push(server);
    return { ...server, seconds: ((performance.now() - started) / 1_000).toFixed(1) };
  };
  const stopAll = async () => {
    const codes = await Promise.all(running.map((server) => server.stop()));
    running = [];
    if (codes.some((code) => code !== 0)) checks.push(check("stop", "", [`ended with ${codes.join(", ")}`]));
  };
  const captured = new Set<string>();
  const captureSome = async (address: string): Promise<string> => {
    const ids = Array.from({ length: atOnce }, () => randomUUID());
    for (const id of ids) await captureLead(openBrowser(address), sampleCapture(random, id));
    for (const id of ids) captured.add(id);
    return ids[0] ?? "";
  };
  const delivered = async (name: string) => {
    const waited = await withStore(place.settings, (store) => untilDelivered(store, 90_000, deliveredKinds));
    checks.push({ ...deliveryCheck(waited), name }, await boardCheck(vendors, captured));
  };

  try {
    // The version before: used for a while, then with deliveries that wait.
    const first = await start(old, env);
    const past = await livePast(old, { address: first.address, env: place.env, payOf: payAt });
    await captureSome(first.address);
    await sleep(3_000);
    await stopAll();
    await place.backUp(old);
    const second = await start(old, quiet);
    await captureSome(second.address);
    await captureLead(openBrowser(second.address), {
      ...sampleCapture(random, past.quietLead),
      userPhone: "(614) 555-0199",
    });
    checks.push(
      check(
        "version before",
        `${captured.size} leads, ready after ${second.seconds} s`,
        await whatPeopleFind(second.address, past),
      ),
    );

    // Upgrade.
    if (!place.isRolling) await stopAll();
    const upgraded = await start(now, env, secondPort);
    const between = place.isRolling ? await captureSome(second.address) : ([...captured].at(-1) ?? "");
    if (place.isRolling) {
      checks.push(
        check(
          "old server beside",
          "people and captures after the migration",
          await whatPeopleFind(second.address, past),
        ),
      );
      const [oldServer] = running.splice(0, 1);
      await oldServer?.stop();
    }
    checks.push(
      check("upgrade", `npm start ready after ${upgraded.seconds} s`, await whatPeopleFind(upgraded.address, past)),
    );
    await bookCall(upgraded.address, env, between);
    checks.push(await bookingCheck(place, between));
    await captureSome(upgraded.address);
    await bookCall(upgraded.address, env, undefined);
    await delivered("deliveries of before");
    await stopAll();

    // Rollback.
    checks.push(await refusalCheck(old, port, env));
    await must(now.run("roll-back", [], place.env));
    const back = await start(old, quiet);
    checks.push(
      check("rollback", `the version before ready after ${back.seconds} s`, await whatPeopleFind(back.address, past)),
    );
    await captureSome(back.address);
    await openBrowser(back.address).remove(`/api/leads/${between}`);
    captured.delete(between);
    await stopAll();
    const again = await start(now, env);
    checks.push(
      check("upgrade again", `npm start ready after ${again.seconds} s`, await whatPeopleFind(again.address, past)),
    );
    await delivered("deliveries of the rollback");
    checks.push(await deletedCheck(place, between));
    await stopAll();

    // Back to the backup, with either version.
    await place.restore(now);
    const restored = await start(now, env);
    checks.push(check("backup of before, restored", "by this version", await whatPeopleFind(restored.address, past)));
    await stopAll();
    await place.returnToBackup(old);
    const returned = await start(old, quiet);
    checks.push(check("return to the backup", "by the version before", await whatPeopleFind(returned.address, past)));
    await stopAll();
    return checks;
  } finally {
    await stopAll();
  }
}

async function must(work: ReturnType<Installation["run"]>): Promise<void> {
  const { code, output } = await work;
  if (code !== 0) throw new Error(output);
}

/** An event of the calendar, for a lead or for somebody without one. */
async function bookCall(address: string, env: Env, lead: string | undefined): Promise<void> {
  const id = randomUUID();
  const body = JSON.stringify({
    triggerEvent: "BOOKING_CREATED",
    createdAt: new Date().toISOString(),
    payload: {
      uid: id,
      startTime: new Date(Date.now() + 86_400_000).toISOString(),
      attendees: [{ name: "Robin Vale", email: `${id}@calls.example` }],
      ...(lead !== undefined && { metadata: { reference: referenceOf(lead) } }),
    },
  });
  const signature = createHmac("sha256", env["CAL_WEBHOOK_SECRET"] ?? "")
    .update(body)
    .digest("hex");
  const headers = { "Content-Type": "application/json", "X-Cal-Signature-256": signature };
  const answer = await fetch(`${address}/api/cal-webhook`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The calendar's event was answered with ${answer.status}`);
}

/** A lead that the old server stored after the migration is found by the calendar's reference. */
function bookingCheck({ settings }: Place, lead: string): Promise<Check> {
  return withStore(settings, async ({ db }) => {
    const rows = await db.selectFrom("booking").select("id").where("lead_id", "=", lead).execute();
    return check("call of an old lead", "found by its reference", rows.length === 1 ? [] : [`${rows.length} calls`]);
  });
}

async function refusalCheck(old: Installation, port: number, env: Env): Promise<Check> {
  const name = "version before on the new tables";
  const refusal = await old.start(port, env).then(
    async (server) => `it started, and ended with ${await server.stop()}`,
    (error: Error) => error.message,
  );
  const isRefused = refusal.includes("written by a newer version");
  return check(name, "refused, with one line", isRefused ? [] : [refusal.slice(0, 300)]);
}

/** A person whom the version before deleted on the new tables. */
function deletedCheck({ settings }: Place, lead: string): Promise<Check> {
  return withStore(settings, async ({ db }) => {
    const found = await Promise.all([
      db.selectFrom("lead").select("id").where("id", "=", lead).execute(),
      db.selectFrom("booking").select("id").where("lead_id", "=", lead).execute(),
      db.selectFrom("booking").select("id").where("lead_id", "is", null).execute(),
    ]);
    const kinds = ["lead", "booking", "booking without lead"];
    return check(
      "deleted by the version before",
      "neither lead nor call is left",
      found.flatMap((rows, index) => (rows.length > 0 ? [`${rows.length} rows: ${kinds[index]}`] : [])),
    );
  });
}

async function boardCheck({ board }: FakeVendors, captured: ReadonlySet<string>): Promise<Check> {
  const { items } = await board.state();
  const onBoard = Map.groupBy(items, ({ columns }) => valuationIdIn(columns) ?? "");
  return check("board", `${items.length} items for ${captured.size} leads and others`, [
    ...[...captured].filter((id) => !onBoard.has(id)).map((id) => `undelivered: ${id}`),
    ...[...onBoard].filter(([id, copies]) => id !== "" && copies.length > 1).map(([id]) => `twice: ${id}`),
  ]);
}

/** The embedded store of the version before, moved to PostgreSQL by this one. */
export async function rehearseMove(
  { old, now }: Versions,
  { dataDir, databaseUrl, env }: { readonly dataDir: string; readonly databaseUrl: string; readonly env: Env },
): Promise<readonly Check[]> {
  const port = await freePort();
  const onFile = { ...common, ...env, ...withoutDeliveries, DATA_DIR: dataDir };
  const server = await old.start(port, onFile);
  const past: Past = await livePast(old, { address: server.address, env: { DATA_DIR: dataDir }, payOf: payAt });
  await server.stop();
  const { code, output } = await now.run("move-store", [], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const said = /Moved and compared .*?\./.exec(output)?.[0] ?? "";
  const moved = check("move-store", said, code === 0 ? [] : [output]);
  if (code !== 0) return [moved];
  const after = await now.start(port, { ...onFile, DATABASE_URL: databaseUrl });
  const found = check("people after the move", "by this version", await whatPeopleFind(after.address, past));
  await after.stop();
  return [moved, found];
}

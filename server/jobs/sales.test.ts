import { describe, expect, onTestFinished, test } from "vitest";
import { site } from "#content/site.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { saleFixture } from "#tests/support/sale.fixture.ts";
import { minute } from "#tests/support/shop.fixture.ts";

const fixture = saleFixture();
const { shop } = fixture;

const firm = () => fixture.mails().filter(({ to }) => to === "desk@firm.example");
const buyer = () => fixture.mails().filter(({ to }) => to !== "desk@firm.example");
const titles = () => fixture.comments().map((body) => /^(?:<p>)?([^<\n]*)/.exec(body)?.[1]);

describe("a sale", () => {
  test("is reported to the firm by mail and on the board, and its buyer is sent the files", async () => {
    const id = await fixture.lead();
    const session = await fixture.buy(id);
    await shop.fake.act(session, "pay");
    await fixture.deliver();
    const payment = String(shop.fake.find(session)["payment_intent"]);

    const [sold, ...otherFirm] = firm();
    expect(otherFirm).toEqual([]);
    expect(sold).toMatchObject({
      subject: "Report sold: Professional, $490, Northgate Dental",
      replyTo: "owner@northgate-dental.example",
    });
    const page = `https://firm.example/valuation/result/${id}`;
    const dashboard = `https://dashboard.stripe.com/test/payments/${payment}`;
    for (const part of [sold?.html, sold?.text])
      for (const said of ["the report is open", "November 15, 2026", "$490", payment, page, dashboard])
        expect(part).toContain(said);
    expect(inspectMailHtml(sold?.html ?? "")).toMatchObject({ activeContent: [] });

    const [files, ...otherBuyer] = buyer();
    expect(otherBuyer).toEqual([]);
    expect(files).toMatchObject({
      to: "owner@northgate-dental.example",
      subject: "Your files are ready",
      replyTo: site.email,
    });
    const pdf = `https://firm.example/api/download/report/${id}?format=pdf`;
    expect(files?.text).toContain(pdf);
    expect(inspectMailHtml(files?.html ?? "").links).toContain(pdf);
    expect(files?.text).toContain(`https://firm.example/report/${id}`);
    for (const part of [files?.html, files?.text]) expect(part).not.toMatch(/Northgate|\$|EBITDA/i);
    const [, preheader = ""] = /<div style="display:none[^>]*>([^<]*)/.exec(files?.html ?? "") ?? [];
    expect(`${files?.subject} ${preheader}`).not.toMatch(
      /valu|sell|sale|worth|company|business|advis|report|M&A|\d|paid|pay|order/i,
    );

    // The comment waits until the lead's item is verified.
    await fixture.pass(5 * minute);
    expect(titles()).toEqual(["Report sold: Professional, $490"]);
    expect(fixture.comments()[0]).toContain("owner@northgate-dental.example");
  }, 20_000);

  test("delivers a lead that had to wait for the next day's calls: its buyer left an address", async () => {
    const day = new Date(shop.now()).toISOString().slice(0, 10);
    const clear = async () => void (await shop.store.db.deleteFrom("daily_use").execute());
    await clear();
    onTestFinished(clear);
    await shop.store.db.insertInto("daily_use").values({ name: "crm calls", day, used: 700 }).execute();
    const id = await fixture.lead({ userEmail: undefined, userPhone: undefined });
    expect(fixture.board.items()).toEqual([]);
    await shop.fake.act(await fixture.buy(id), "pay");
    await fixture.pass(5 * minute);
    expect([fixture.board.items().length, titles()]).toEqual([1, ["Report sold: Professional, $490"]]);
  });

  test("is reported step by step, each once, however often its events come", async () => {
    const session = await fixture.buy(await fixture.lead());
    for (const action of ["pay", "refundPart", "dispute", "winDispute", "refund"] as const) {
      shop.fake.behave({ events: "held" });
      await shop.fake.act(session, action);
      await shop.fake.deliver({ times: 3 });
      await fixture.pass(5 * minute);
    }
    const news = [
      "Report sold: Professional, $490",
      "Partly refunded: Professional, $196 of $490",
      "Payment disputed: Professional, $490",
      "Dispute won: Professional, $490",
      "Refunded: Professional, $490",
    ];
    expect(titles()).toEqual(news);
    expect(firm().map(({ subject }) => subject)).toEqual(news.map((said) => `${said}, Northgate Dental`));
    expect(firm()[1]?.text).toContain("Refunded so far: $196");
    expect(buyer()).toHaveLength(1);
    expect(fixture.board.items()).toHaveLength(1);
    const events = await shop.store.db.selectFrom("event").select("type").orderBy("id").execute();
    expect(events.map(({ type }) => type)).toEqual([
      "purchase.paid",
      "purchase.refunded",
      "purchase.disputed",
      "purchase.disputed",
      "purchase.refunded",
    ]);
  }, 20_000);

  test("of an owner who left no address goes to the one that the buyer typed; without any address no mail is sent", async () => {
    const known = await fixture.buy(await fixture.lead({ userEmail: undefined }));
    shop.fake.print(known, { email: "buyer@bank.example" });
    const unknown = await fixture.buy(await fixture.lead({ userEmail: undefined }));
    shop.fake.print(unknown, { email: null });
    for (const session of [known, unknown]) await shop.fake.act(session, "pay");
    await fixture.deliver();
    expect(buyer().map(({ to }) => to)).toEqual(["buyer@bank.example"]);
    expect(firm().map(({ replyTo }) => replyTo)).toEqual(["buyer@bank.example", undefined]);
    expect(firm()[1]?.text).toContain("Buyer: No email address is known");
  });

  test("that was reversed before its mail went out sends the buyer no files", async () => {
    const session = await fixture.buy(await fixture.lead());
    await shop.fake.act(session, "pay");
    await shop.fake.act(session, "refund");
    await fixture.deliver();
    expect([buyer(), firm().length]).toEqual([[], 2]);
  });

  test("an abandoned checkout is not reported", async () => {
    await shop.fake.act(await fixture.buy(await fixture.lead()), "expire");
    await fixture.deliver();
    expect([fixture.mails(), fixture.comments()]).toEqual([[], []]);
  });

  test("for a valuation that was deleted opens nothing, stores no address, and the firm is told to refund it", async () => {
    const id = await fixture.lead({ userEmail: undefined });
    const session = await fixture.buy(id);
    await deletePerson(shop.store, { id }, { now: shop.now() });
    await shop.fake.act(session, "pay");
    await fixture.deliver();
    expect(fixture.mails()).toMatchObject([{ to: "desk@firm.example", subject: "Refund due: Professional, $490" }]);
    expect(firm()[0]?.text).toContain("Please refund it in Stripe");
    const kept = JSON.stringify([
      await shop.rows(),
      await shop.store.db.selectFrom("sale_event").selectAll().execute(),
    ]);
    expect(kept).not.toContain("buyer@bank.example");
    expect(`${kept}${firm()[0]?.text}${shop.lines.join("")}`).not.toContain(id);
    expect(fixture.board.items()).toEqual([]);
  });
});

describe("the comment on the board", () => {
  test("waits for an item, moves to a new item if the firm removed the old one, and is never doubled", async () => {
    const id = await fixture.lead();
    const session = await fixture.buy(id);
    const [item] = fixture.board.items();
    await removeByHand(item?.id ?? "");
    fixture.board.behave({ mode: "fails" });
    await shop.fake.act(session, "pay");
    await fixture.deliver();
    expect(fixture.comments()).toEqual([]);
    fixture.board.behave({ mode: "repeats", times: 2 });
    await fixture.pass(10 * minute);
    expect([fixture.board.items().length, titles()]).toEqual([1, ["Report sold: Professional, $490"]]);
    await fixture.pass(10 * minute);
    expect(titles()).toHaveLength(1);
  });

  test("is removed with its lead", async () => {
    const id = await fixture.lead();
    await shop.fake.act(await fixture.buy(id), "pay");
    await fixture.deliver();
    await deletePerson(shop.store, { id }, { now: shop.now() });
    await fixture.pass(10 * minute);
    expect(fixture.board.items()).toEqual([]);
  });
});

async function removeByHand(id: string): Promise<void> {
  const query = "mutation DeleteItem($item: ID!) {\n  delete_item(item_id: $item) { id }\n}";
  const headers = { Authorization: "fake-token-1", "Content-Type": "application/json", "API-Version": "2026-10" };
  const body = JSON.stringify({ query, variables: { item: id } });
  expect((await fetch(fixture.board.url, { method: "POST", headers, body })).status).toBe(200);
}

test("a buyer's address is found and removed with the person, even on another owner's report", async () => {
  const own = await fixture.lead({ userEmail: undefined });
  const others = await fixture.lead({ userEmail: "partner@northgate.example" });
  const [session] = [await fixture.buy(others), await fixture.buy(own)];
  for (const each of shop.fake.sessions()) await shop.fake.act(String(each["id"]), "pay");
  const removed = await deletePerson(shop.store, { email: "BUYER@bank.example" }, { now: shop.now() });
  expect(removed).toMatchObject({ leads: [own], orders: 1 });
  expect(JSON.stringify(await shop.rows())).not.toContain("buyer@bank.example");
  expect(await shop.payments().unlocked(others)).toEqual(["professional"]);
  await shop.fake.act(session, "refund");
  expect([(await shop.states()).includes("refunded"), JSON.stringify(await shop.rows())]).toEqual([
    true,
    expect.not.stringContaining("buyer@bank.example"),
  ]);
});

import { randomUUID } from "node:crypto";
import { type Role, roles } from "#domain/desk/people/member.ts";
import { insertWebhook } from "#server/store/events/webhooks.ts";
import { insertMessage } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import type { deskFixture } from "./accounts.fixture.ts";
import type { Subjects } from "./role-requests.ts";
import { storeLead } from "./store-lead.ts";

type Fixture = ReturnType<typeof deskFixture>;

/** Names that no public page has. */
export const subjectNames = {
  company: "Tidewater Mechanical",
  colleague: "Ada Colleague",
  writer: "Ben Stone",
} as const;
const { company } = subjectNames;

/** New ones each time: some of the actions remove them. */
export async function newSubjects(store: Store): Promise<Subjects> {
  const [lead, twin] = [
    await storeLead(store, { corrections: { title: company } }),
    await storeLead(store, { corrections: { title: company } }),
  ];
  const [id, at] = [randomUUID(), new Date().toISOString()];
  const colleague = { id, name: subjectNames.colleague, email: `${id}@firm.example`, role: "analyst" } as const;
  await store.db
    .insertInto("desk_user")
    .values({ ...colleague, created_at: at, updated_at: at })
    .execute();
  const message = {
    messageId: id,
    name: subjectNames.writer,
    email: "ben@stone.example",
    message: "Hello",
    kind: "contact",
  } as const;
  await insertMessage(store.db, { id, createdAt: Date.now(), suspect: false, message });
  const webhook = await newWebhook(store);
  return { lead, twin, company, colleague: id, message: id, webhook };
}

/** The only one: no more than ten can be kept. */
async function newWebhook({ db }: Store): Promise<string> {
  await db.deleteFrom("webhook").execute();
  const id = `wh_${randomUUID()}`;
  const target = { url: "https://receiver.invalid/", events: "lead.created", secret: "", created_by: "" };
  await insertWebhook(db, { id, slot: 1, ...target }, { now: 0 });
  return id;
}

/** A signed-in member of each role: the `Cookie` header of each browser. */
export async function signedInRoles({ joined }: Pick<Fixture, "joined">): Promise<ReadonlyMap<Role, string>> {
  const cookies = new Map<Role, string>();
  for (const role of roles) {
    const { tab } = await joined(`matrix-${role}@firm.example`, role);
    cookies.set(role, tab.headers().get("Cookie") ?? "");
  }
  return cookies;
}

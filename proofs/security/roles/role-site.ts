import { auditWords } from "../../../content/desk/settings/audit.ts";
import { type ApiScope, apiScopes } from "../../../domain/api/api-token.ts";
import { type Role, roles } from "../../../domain/desk/people/member.ts";
import { insertToken } from "../../../server/store/api/api-tokens.ts";
import { saveView } from "../../../server/store/desk/leads/saved-views.ts";
import type { Store } from "../../../server/store/open.ts";
import { password } from "../../../tests/desk/accounts.fixture.ts";
import type { Subjects } from "../../../tests/desk/role-requests.ts";
import { newSubjects, subjectNames } from "../../../tests/desk/role-subjects.ts";
import { privateMark } from "../../../tests/fuzz/marks.ts";
import type { RequestContext } from "../../../tests/fuzz/valid-requests.ts";
import { deskSecret, openDeskStore } from "../../harness/desk-store.ts";
import { temporaryFolder } from "../../harness/temporary-folder.ts";
import { type AuditedSite, startAuditedSite } from "../audited-site.ts";
import type { Asker } from "./role-verdict.ts";

export type RoleSite = {
  readonly site: AuditedSite;
  readonly store: Store;
  readonly who: Pick<RequestContext, "cookies" | "apiTokens">;
  /** The ids of the members who send the requests. */
  readonly own: readonly string[];
  /** Grows if the sender can remove some of it. */
  readonly subjects: [Subjects, ...Subjects[]];
  refill(): Promise<void>;
  /** Texts that no answer to this sender may show. */
  readonly hidden: readonly string[];
  close(): Promise<void>;
};

export const publicUrl = "https://firm.example";
/** Loads the desk's code and lets the server create its keys before the fuzzing begins. */
const openedFirst = ["/desk/sign-in", "/desk", "/desk/leads", "/desk/settings", "/desk/changes"] as const;
/** A token may ask 120 times a minute. */
const tokensPerScope = 2_000;
const subjectsAtFirst = 8;
const subjectsLater = 3;
const othersToken = "Hidden Warehouse";
const othersView = "Hidden view";

/** The built site with a full desk: two members of the sender's role, one of every other, and what only some may see. */
export async function startRoleSite(env: Readonly<Record<string, string>>, asker: Asker): Promise<RoleSite> {
  const { store, fixture, env: deskEnv } = await openDeskStore(temporaryFolder("roles"), publicUrl);
  const joined = (role: Role, which: string) => fixture.joined(`${privateMark}-${role}-${which}@firm.example`, role);
  const { sender } = asker;
  const isMember = sender !== "nobody" && sender !== "token";
  for (const role of roles) {
    const { id } = await joined(role, "other");
    await saveView(store, { id: `view-${role}`, member_id: id, name: othersView, address: "", created_at: 0 });
  }
  const members = isMember ? [await joined(sender, "working"), await joined(sender, "leaving")] : [];
  const [working = "", leaving = ""] = members.map(({ tab }) => tab.headers().get("Cookie") ?? "");
  const apiTokens = asker.scope ? await tokens(store, asker.scope) : undefined;
  await insertToken(store.db, { name: othersToken, scopes: apiScopes, created_by: "", expires_at: null }, { now: 0 });
  const subjects: [Subjects, ...Subjects[]] = [await newSubjects(store)];
  while (subjects.length < subjectsAtFirst) subjects.push(await newSubjects(store));
  // What is delivered meanwhile would be a change that nobody asked for.
  await store.db.deleteFrom("job").execute();
  const own = members.map(({ id }) => id);
  const hidden = await hiddenFrom(asker, store, own);
  const site = await startAuditedSite({ ...env, ...deskEnv }, publicUrl);
  for (const path of openedFirst) {
    const answer = await fetch(site.address + path, { redirect: "manual", headers: { Cookie: working } });
    await answer.arrayBuffer();
  }
  return {
    site,
    store,
    who: { ...(isMember && { cookies: { working, leaving } }), ...(apiTokens && { apiTokens }) },
    own,
    subjects,
    refill: async () => {
      if (sender !== "owner") return;
      const replaced = subjects.splice(0, subjects.length - subjectsLater, await newSubjects(store));
      // A firm has a few people, not one more with every hundred requests.
      const people = replaced.map(({ colleague }) => colleague);
      await store.db.deleteFrom("desk_user").where("id", "in", people).execute();
    },
    hidden,
    close: async () => {
      await site.stop();
      await store.close();
    },
  };
}

async function tokens(store: Store, scope: ApiScope): Promise<readonly string[]> {
  const made: string[] = [];
  await store.db.transaction().execute(async (tx) => {
    for (let n = 0; n < tokensPerScope; n += 1) {
      const token = { name: `Fuzz ${n}`, scopes: [scope], created_by: "", expires_at: null };
      made.push((await insertToken(tx, token, { now: Date.now() })).secret);
    }
  });
  return made;
}

async function hiddenFrom({ sender }: Asker, { db }: Store, own: readonly string[]): Promise<readonly string[]> {
  const sessions = await db.selectFrom("desk_session").select(["id", "token", "user_id"]).execute();
  const passwords = await db.selectFrom("desk_credential").select("password").execute();
  const codes = await db.selectFrom("desk_two_factor").select(["secret", "backup_codes"]).execute();
  const keys = await db.selectFrom("secret").selectAll().execute();
  const never = [
    ...sessions.map(({ token }) => token),
    ...sessions.filter(({ user_id }) => !own.includes(user_id)).map(({ id }) => id),
    ...passwords.map((row) => row.password),
    ...codes.flatMap((row) => [row.secret, row.backup_codes]),
    ...keys.flatMap((row) => Object.values(row).filter((value) => String(value).length > 20)),
    ...[deskSecret, password, othersView],
  ];
  const forOwners = [auditWords.caption, othersToken, "receiver.invalid"];
  const forMembers = [subjectNames.colleague, subjectNames.writer, "-other@firm.example"];
  return [
    ...never.filter((text) => text !== null).map(String),
    ...(sender === "owner" ? [] : forOwners),
    ...(sender === "nobody" || sender === "token" ? forMembers : []),
    ...(sender === "nobody" ? [subjectNames.company] : []),
  ];
}

import { randomUUID } from "node:crypto";
import { type ApiScope, apiScopes } from "../../../domain/api/api-token.ts";
import { roles } from "../../../domain/desk/people/member.ts";
import { deskFuzzCases } from "../../../tests/fuzz/fuzz-case.ts";
import { type Check, check } from "../../harness/check.ts";
import { fuzzChecks, printedCheck } from "../fuzz-checks.ts";
import { forbiddenChanges } from "./permitted-changes.ts";
import { publicUrl, startRoleSite } from "./role-site.ts";
import { type Asker, roleFaults } from "./role-verdict.ts";
import { changesBetween, readRows } from "./store-rows.ts";

/** Everybody who can ask the desk or the API for something. */
export const askers: readonly Asker[] = [
  { sender: "nobody" },
  ...roles.map((sender) => ({ sender })),
  ...apiScopes.map((scope: ApiScope) => ({ sender: "token" as const, scope })),
];

const nameOf = ({ sender, scope }: Asker) => `fuzz as ${scope ? `a token for ${scope}` : sender}`;

type Order = {
  readonly env: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly count: number;
  readonly secrets: readonly string[];
};

/** Generated requests to the whole desk and the API, sent by one kind of asker; then the store is compared. */
export async function roleFuzzChecks(asker: Asker, { env, seed, count, secrets }: Order): Promise<readonly Check[]> {
  const name = nameOf(asker);
  const desk = await startRoleSite(env, asker);
  const { site, store, who, own, subjects, refill, hidden, close } = desk;
  try {
    const before = await readRows(store);
    const found = await fuzzChecks(name, site, {
      seed,
      count,
      // Whoever has a private link may read its page, so nobody gets none.
      cases: deskFuzzCases(contextOf(who, asker.sender === "nobody" ? randomUUID() : subjects[0].lead), { subjects }),
      limits: { secrets: [...secrets, ...hidden], origins: [publicUrl], cookies: /^(__Host-)?desk\./ },
      judge: ({ target }, answer) => roleFaults(asker, target, answer),
      onProgress: refill,
    });
    const changes = changesBetween(before, await readRows(store));
    const tables = [...Map.groupBy(changes, ({ table }) => table)].map(([table, rows]) => `${table} ${rows.length}`);
    const forbidden = forbiddenChanges(asker.sender, own, changes);
    await close();
    return [
      ...found,
      check(`${name}: changes only what the role includes`, `changed rows: ${tables.toSorted().join(", ")}`, forbidden),
      printedCheck(name, site),
    ];
  } catch (error) {
    await close();
    throw error;
  }
}

const contextOf = (who: Awaited<ReturnType<typeof startRoleSite>>["who"], lead: string) => ({
  ...who,
  knownIds: [lead] as const,
  reportId: lead,
  ownerSite: "http://localhost:1",
  webhookSecret: "unknown",
});

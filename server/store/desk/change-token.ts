import type { Store } from "#server/store/open.ts";

/**
 * Differs whenever something that the desk shows was added, changed, delivered or deleted, by any server. Each part is
 * one lookup at the end of an index.
 */
export async function changeToken({ db }: Pick<Store, "db">): Promise<string> {
  const newest = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("lead")
        .select(({ fn }) => fn.max("updated_at").as("at"))
        .as("lead"),
      eb
        .selectFrom("message")
        .select(({ fn }) => fn.max("created_at").as("at"))
        .as("message"),
      eb
        .selectFrom("sale_event")
        .select(({ fn }) => fn.max("created_at").as("at"))
        .as("sale"),
      eb
        .selectFrom("booking")
        .select(({ fn }) => fn.max("updated_at").as("at"))
        .as("booking"),
      eb
        .selectFrom("job")
        .select(({ fn }) => fn.max("done_at").as("at"))
        .where("done_at", "is not", null)
        .as("delivered"),
      eb
        .selectFrom("job")
        .select(({ fn }) => fn.countAll<number>().as("dead"))
        .where("state", "=", "dead")
        .as("dead"),
      eb
        .selectFrom("desk_audit")
        .select(({ fn }) => fn.max("at").as("at"))
        .as("audit"),
      eb
        .selectFrom("forgotten")
        .select(({ fn }) => fn.max("forgotten_at").as("at"))
        .as("deleted"),
    ])
    .executeTakeFirstOrThrow();
  return Object.values(newest)
    .map((at) => at ?? 0)
    .join("-");
}

import { randomBytes } from "node:crypto";
import type { Store } from "./open.ts";

/** A random secret that all servers of this store share, generated on first use. */
export async function sharedSecret({ db }: Store, name: string): Promise<string> {
  const made = { name, value: randomBytes(32).toString("base64url") };
  await db
    .insertInto("secret")
    .values(made)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}

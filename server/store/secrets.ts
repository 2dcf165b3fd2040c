import { randomBytes } from "node:crypto";
import type { Store } from "./open.ts";

/** The name of the secret that email addresses are hashed with. */
export const addressSecretName = "mail addresses";

/** A random secret that all servers of this store share, generated on first use. */
export async function sharedSecret({ db }: Pick<Store, "db">, name: string): Promise<string> {
  const find = () => db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  const made = { name, value: randomBytes(32).toString("base64url") };
  await db
    .insertInto("secret")
    .values(made)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  // Another server may have been first.
  return (await find())?.value ?? made.value;
}

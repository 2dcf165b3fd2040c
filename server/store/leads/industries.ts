import { type RawBuilder, sql } from "kysely";
import type { Store } from "#server/store/open.ts";

/** This many names are read in a fraction of a second; with more, the leads are scanned instead. */
const maxRead = 20_000;

/** Condition: the text contains this part, ignoring case. */
export function contains(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
}

/**
 * The industries of leads whose names contain this part; undefined if there are more than `most`, or too many to
 * read. Skips from one name to the next by index, so the cost depends on the number of names and not of leads.
 */
export async function industriesLike(
  { db }: Pick<Store, "db">,
  part: string,
  most: number,
): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ place: number; name: string }>`
    with recursive industry(place, name) as (
      select 1, min(lead.industry) from lead
      union all
      select place + 1, (select min(lead.industry) from lead where lead.industry > industry.name)
      from industry where industry.name is not null and place <= ${sql.lit(maxRead)}
    )
    select place, name from industry
    where name is not null and (${contains(sql.ref("name"), part)} or place > ${sql.lit(maxRead)})
    limit ${most + 1}`.execute(db);
  return rows.length > most || rows.some(({ place }) => place > maxRead) ? undefined : rows.map(({ name }) => name);
}

import { LedgerTable } from "#app/design/ui/tables/table.tsx";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./plain-table.module.css";

export function PlainTable({ caption, columns, rows, total }: SectionOf<"table">) {
  return (
    <LedgerTable className={styles.table} caption={caption} columns={columns} rows={rows} {...(total && { total })} />
  );
}

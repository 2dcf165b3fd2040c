import { LedgerTable } from "#app/design/ui/tables/table.tsx";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./room-table.module.css";

const most = 4;

/** Terms of a letter, with marks for the room there is to move each. On a phone each row is a small card. */
export function RoomTable({ title, columns, rows }: SectionOf<"room">) {
  const labeled = (label: string, text: string) => (
    <>
      <span className={styles.label}>{label}: </span>
      {text}
    </>
  );
  return (
    <LedgerTable
      caption={title}
      className={styles.table}
      columns={[columns.term, columns.draft, columns.settles, columns.room, columns.when].map((label) => ({ label }))}
      rows={rows.map(({ term, draft, settles, room, when }) => [
        term,
        labeled(columns.draft, draft),
        labeled(columns.settles, settles),
        <Room key="room" label={columns.room} room={room} />,
        labeled(columns.when, when),
      ])}
    />
  );
}

function Room({ label, room }: { readonly label: string; readonly room: number }) {
  return (
    <span className={styles.room} role="img" aria-label={`${label}: ${room} of ${most}`}>
      {Array.from({ length: most }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are alike and never move
        <i key={index} data-on={index < room} />
      ))}
    </span>
  );
}

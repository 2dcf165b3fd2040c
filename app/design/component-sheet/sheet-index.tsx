import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import * as styles from "./component-sheet.module.css";

export type IndexEntry = { readonly id: string; readonly name: string };

export function SheetIndex({ entries }: { readonly entries: readonly IndexEntry[] }) {
  return (
    <nav className={styles.index} aria-label="Components">
      <ol>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <SmartLink to={`#${id}`}>{name}</SmartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

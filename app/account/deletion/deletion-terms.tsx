import { Icon } from "#app/design/ui/icon.tsx";
import { deletionWords as words } from "#content/privacy/deletion.ts";
import * as styles from "./deletion.module.css";

const kinds = [
  ["goes", "close"],
  ["stays", "document"],
] as const;

/** Lists what is deleted and what is kept. */
export function DeletionTerms({ titleAs: Title = "h3" }: { readonly titleAs?: "h2" | "h3" }) {
  return (
    <div className={styles.terms}>
      {kinds.map(([kind, icon]) => (
        <div key={kind}>
          <Title className="head-4">{words[kind].title}</Title>
          <ul>
            {words[kind].items.map((item) => (
              <li key={item}>
                <Icon name={icon} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

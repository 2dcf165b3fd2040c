import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import * as frameStyles from "#app/desk/ui/page-frame.module.css";
import { settingsWords } from "#content/desk/settings/settings.ts";
import * as styles from "./for-owners.module.css";

const { title, text } = settingsWords.refused;

/** What a partner or analyst reads in place of what owners see. */
export function ForOwners({ owners }: { readonly owners: readonly string[] }) {
  return (
    <section className={classNames(frameStyles.bar, styles.section)}>
      <Icon name="lock" />
      <h2 className="title-3">{title}</h2>
      <p className={styles.text}>{text(owners)}</p>
    </section>
  );
}

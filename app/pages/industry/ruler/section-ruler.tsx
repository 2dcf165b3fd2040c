import { classNames } from "#app/design/ui/class-names.ts";
import { Frame } from "#app/design/ui/section.tsx";
import * as styles from "./section-ruler.module.css";
import { useSectionInView } from "./use-section-in-view.ts";

type SectionRulerProps = {
  readonly label: string;
  /** Of the choice on a phone, before a section is in view. */
  readonly prompt: string;
  readonly entries: readonly { readonly id: string; readonly label: string }[];
};

/** Links to the sections of the page, in a line that stays under the header. On a phone it is a choice. */
export function SectionRuler({ label, prompt, entries }: SectionRulerProps) {
  const current = useSectionInView(entries);
  return (
    <nav className={styles.ruler} aria-label={label}>
      <Frame padding="none">
        <ol className={styles.links}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`} aria-current={entry.id === current ? "location" : undefined}>
                {entry.label}
              </a>
            </li>
          ))}
        </ol>
        <label className={classNames(styles.choice, "script-only")}>
          <span>{label}</span>
          <select
            value={current ?? ""}
            onChange={({ target }) => {
              window.location.hash = target.value;
            }}
          >
            <option value="" disabled hidden>
              {prompt}
            </option>
            {entries.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.label}
              </option>
            ))}
          </select>
        </label>
      </Frame>
    </nav>
  );
}

import { Logo } from "#app/design/art/logo.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon, iconNames } from "#app/design/ui/icon.tsx";
import { site } from "#content/site.ts";
import * as styles from "./component-sheet.module.css";
import { OnPine } from "./specimen.tsx";

export function MarkSection() {
  return (
    <section id="mark" aria-labelledby="mark-title">
      <h1 className="display-2" id="mark-title">
        Ledger components
      </h1>
      <div className={styles.marks}>
        <Logo />
        <OnPine>
          <Logo />
        </OnPine>
        <img src="/favicon.svg" width="64" height="64" alt={site.brand} />
        <div className={classNames(styles.registration, "reg")}>
          <span className="label">Registration</span>
        </div>
        <span className="figure settled">$9,900,000</span>
      </div>
      <ul className={styles.icons} aria-label="Icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size="l" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

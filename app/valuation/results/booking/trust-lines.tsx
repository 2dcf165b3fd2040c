import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { bookingWords as words } from "#content/valuation/results.ts";
import * as styles from "./trust-lines.module.css";

export function TrustLines({ className }: { readonly className?: string | undefined }) {
  return (
    <ul className={classNames(styles.lines, "ruled", className)}>
      {words.trust.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

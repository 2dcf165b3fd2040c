import { classNames } from "#app/design/ui/class-names.ts";
import { Icon, type IconChoice } from "#app/design/ui/icon.tsx";
import { lockOutline, scalesOutline } from "#app/design/ui/outlines.ts";
import { bookingWords as words } from "#content/valuation-results.ts";
import * as styles from "./trust-lines.module.css";

const icons: Readonly<Record<(typeof words.trust)[number]["icon"], IconChoice>> = {
  lock: lockOutline,
  check: "check",
  scales: scalesOutline,
};

export function TrustLines({ className }: { readonly className?: string | undefined }) {
  return (
    <ul className={classNames(styles.lines, "ruled", className)}>
      {words.trust.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icons[icon]} />
          {text}
        </li>
      ))}
    </ul>
  );
}

import { classNames } from "#app/design/ui/class-names.ts";
import { Status, type StatusValue } from "#app/design/ui/facts/status.tsx";
import * as styles from "./workstream.module.css";

export type Workstream = {
  readonly number: number;
  readonly title: string;
  readonly status: StatusValue;
};

export type WorkstreamsProps = { readonly items: readonly Workstream[]; readonly className?: string | undefined };

export function Workstreams({ items, className }: WorkstreamsProps) {
  return (
    <ol className={classNames(styles.workstreams, "ruled on-paper", className)}>
      {items.map(({ number, title, status }) => (
        <li key={number}>
          <span className={classNames(styles.number, "num")}>{number}</span>
          <span className={styles.title}>{title}</span>
          <Status value={status} />
        </li>
      ))}
    </ol>
  );
}

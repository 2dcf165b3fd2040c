import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./loader.module.css";
import { Spinner } from "./spinner.tsx";

/** `label`: what is loading. */
export function Loader({ label }: { readonly label: string }) {
  return (
    <span className={styles.loader} role="status">
      <Spinner />
      <span>{label}</span>
    </span>
  );
}

type LoadingPanelProps = {
  readonly title: string;
  readonly hint?: string;
  /** A way out of a wait that does not end. */
  readonly action?: ReactNode;
};

export function LoadingPanel({ title, hint, action }: LoadingPanelProps) {
  return (
    <div className={classNames(styles.panel, "on-paper")}>
      <Spinner size="l" />
      <p className="title-3" role="status">
        {title}
      </p>
      {hint && <p className="label">{hint}</p>}
      {action}
    </div>
  );
}

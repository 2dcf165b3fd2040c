import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./loader.module.css";
import { Spinner } from "./spinner.tsx";

type LoaderProps = {
  /** What is loading. Shown next to the mark, or only announced. */
  readonly label?: string;
  readonly labelHidden?: boolean;
  readonly size?: "s" | "l";
  readonly className?: string | undefined;
};

export function Loader({ label = "Loading", labelHidden = false, size = "s", className }: LoaderProps) {
  return (
    <span className={classNames(styles.loader, className)} role="status">
      <Spinner size={size} />
      <span className={labelHidden ? "sr" : undefined}>{label}</span>
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

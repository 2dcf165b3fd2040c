import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type LoaderProps = {
  /** What is loading. Shown next to the mark, or only announced. */
  readonly label?: string;
  readonly labelHidden?: boolean;
  readonly size?: "s" | "l";
};

export function Loader({ label = "Loading", labelHidden = false, size = "s" }: LoaderProps) {
  return (
    <span className="ldr" role="status">
      <Turn size={size} />
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
    <div className="ldr-panel on-paper">
      <Turn size="l" />
      <p className="title-3" role="status">
        {title}
      </p>
      {hint && <p className="label">{hint}</p>}
      {action}
    </div>
  );
}

function Turn({ size }: { readonly size: "s" | "l" }) {
  return <span className={classNames("turn", size === "l" && "turn--l")} aria-hidden="true" />;
}

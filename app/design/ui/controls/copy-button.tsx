import { useEffect, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon, type IconName } from "#app/design/ui/icon.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import * as styles from "./copy-button.module.css";

type CopyButtonProps = Omit<ButtonProps, "onClick"> & {
  /** Called when the button is pressed. */
  readonly read: () => string;
  /** Announced afterward, and shown beside the button. */
  readonly copied: string;
  readonly failed: string;
  /** Where there is no room beside the button: what its own label turns to for a moment, and its icon until then. */
  readonly inPlace?: { readonly label: string; readonly icon: IconName };
};

type Outcome = "copied" | "failed";

const saidFor = 6_000;
const turnedFor = 2_000;

/** Copies a text and shows the outcome for a while. */
export function CopyButton({ read, copied, failed, inPlace, children, ...button }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const isTurned = inPlace !== undefined && outcome === "copied";
  const lasts = isTurned ? turnedFor : saidFor;

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), lasts);
    return () => clearTimeout(timer);
  }, [outcome, lasts]);

  async function copy() {
    try {
      // Undefined on an insecure origin.
      await navigator.clipboard.writeText(read());
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <span className={classNames(styles.copy, "screen-only script-only")} data-part="copy">
      <Button {...button} onClick={() => void copy()}>
        {inPlace && <Icon name={isTurned ? "check" : inPlace.icon} size="s" />}
        {isTurned ? inPlace.label : children}
      </Button>
      <span className={classNames(styles.said, isTurned ? "sr" : "label")} role="status">
        {outcome && { copied, failed }[outcome]}
      </span>
    </span>
  );
}

import { useEffect, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button, type ButtonProps } from "./button.tsx";
import * as styles from "./copy-button.module.css";

type CopyButtonProps = Omit<ButtonProps, "onClick"> & {
  /** Called when the button is pressed. */
  readonly read: () => string;
  /** Announced afterward. */
  readonly copied: string;
  readonly failed: string;
};

const saidFor = 6_000;

/** Copies a text and shows the outcome for a while. */
export function CopyButton({ read, copied, failed, children, ...button }: CopyButtonProps) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => setSaid(""), saidFor);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      // Undefined on an insecure origin.
      await navigator.clipboard.writeText(read());
      setSaid(copied);
    } catch {
      setSaid(failed);
    }
  }

  return (
    <span className={classNames(styles.copy, "script-only")} data-part="copy">
      <Button {...button} onClick={() => void copy()}>
        {children}
      </Button>
      <span className={classNames(styles.said, "label")} role="status">
        {said}
      </span>
    </span>
  );
}

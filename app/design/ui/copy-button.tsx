import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import "./copy-button.css";

type CopyButtonProps = Omit<ButtonProps, "onClick"> & {
  /** Asked for when the button is pressed. */
  readonly read: () => string;
  /** What is said afterwards. */
  readonly copied: string;
  readonly failed: string;
};

const saidFor = 6_000;

/** Copies a text and says beside the button how that went; the words go by themselves. */
export function CopyButton({ read, copied, failed, children, ...button }: CopyButtonProps) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => setSaid(""), saidFor);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      // Absent where the page is not served securely.
      await navigator.clipboard.writeText(read());
      setSaid(copied);
    } catch {
      setSaid(failed);
    }
  }

  return (
    <span className="copy script-only">
      <Button {...button} onClick={() => void copy()}>
        {children}
      </Button>
      <span className="copy__s label" role="status">
        {said}
      </span>
    </span>
  );
}

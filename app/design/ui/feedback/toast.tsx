import { useEffect, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { CloseButton } from "#app/design/ui/controls/close-button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import * as styles from "./toast.module.css";

export type ToastMessage = {
  readonly title: string;
  readonly text?: string;
  /** A button in the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

type ToastProps = {
  readonly message: ToastMessage | undefined;
  /** Called when it was closed or its time is over. */
  readonly onDismiss: () => void;
};

const duration = 10_000;

/** A notice in the corner of the screen. Mounted empty, because a live region must exist before its message. */
export function Toast({ message, onDismiss }: ToastProps) {
  return (
    <div className={classNames(styles.region, "screen-only")} role="status">
      {message && <Notice message={message} onDismiss={onDismiss} />}
    </div>
  );
}

/** Stays while the pointer or the focus is on it. */
function Notice({ message, onDismiss }: { readonly message: ToastMessage; readonly onDismiss: () => void }) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;
  const { title, text, action } = message;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismiss, duration);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the notice is no control; it only waits for its reader
    <div
      className={classNames(styles.toast, "on-paper")}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon name="check" />
      <div>
        <b className="head-4">{title}</b>
        {(text || action) && (
          <p className="muted">
            {text}{" "}
            {action && (
              <button type="button" className={classNames(styles.action, "link")} onClick={action.onPress}>
                {action.label}
              </button>
            )}
          </p>
        )}
      </div>
      <CloseButton label={`Dismiss: ${title}`} onClick={onDismiss} />
    </div>
  );
}

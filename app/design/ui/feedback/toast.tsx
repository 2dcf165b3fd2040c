import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { CloseButton } from "#app/design/ui/controls/close-button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import * as styles from "./toast.module.css";
import { type ToastEntry, type ToastKind, toasts } from "./toast-store.ts";

/** Shows and removes toasts from anywhere; the region in the root keeps them across routes. */
export function useToast() {
  return { show: toasts.show, dismiss: toasts.dismiss };
}

/** Mounted once, in the root and empty: a live region must exist before its message. */
export function ToastRegion() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.readOnServer);

  const list = (kind: ToastKind) =>
    entries.filter((entry) => entry.kind === kind).map((entry) => <TimedToast key={entry.id} {...entry} />);

  return (
    <div className={classNames(styles.region, "screen-only")}>
      <div role="status" aria-atomic="false">
        {list("status")}
      </div>
      <div role="alert" aria-atomic="false">
        {list("alert")}
      </div>
    </div>
  );
}

/** Pauses while it is read: its timer restarts when pointer and focus have left. */
function TimedToast({ id, kind, title, text, duration }: ToastEntry) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (held || duration === null) return;
    const timer = setTimeout(() => toasts.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id]);

  function enter(event: FocusEvent) {
    cameFrom.current = event.relatedTarget;
    setHeld(true);
  }

  function dismiss() {
    toasts.dismiss(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the notice is no control; it only waits for its reader
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      <Toast kind={kind} title={title} onDismiss={dismiss}>
        {text}
      </Toast>
    </div>
  );
}

type ToastProps = {
  readonly kind: ToastKind;
  readonly title: string;
  readonly onDismiss: () => void;
  readonly children?: ReactNode;
};

export function Toast({ kind, title, onDismiss, children }: ToastProps) {
  return (
    <div className={classNames(styles.toast, "on-paper", kind === "alert" && styles.alert)}>
      <Icon name={kind === "alert" ? "alert" : "check"} />
      <div>
        <b className="head-4">{title}</b>
        {children && <p className="muted">{children}</p>}
      </div>
      <CloseButton label={`Dismiss: ${title}`} onClick={onDismiss} />
    </div>
  );
}

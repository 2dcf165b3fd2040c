import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button, ButtonLink, type ButtonVariant } from "#app/design/ui/controls/button.tsx";
import * as closeStyles from "#app/design/ui/controls/close-button.module.css";
import { CloseButton } from "#app/design/ui/controls/close-button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import * as styles from "./dialog.module.css";

type DialogPanelProps = {
  readonly title: ReactNode;
  readonly titleAs?: "h1" | "h2" | "h3";
  /** One sentence under the title. */
  readonly description?: ReactNode;
  /** Actions at the bottom. */
  readonly footer?: ReactNode;
  /** A green column next to the content, for a profile. */
  readonly aside?: ReactNode;
  readonly closeLabel?: string;
  /** Where the close link leads without script. */
  readonly closeTo?: string;
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

type DialogProps = DialogPanelProps & {
  /** Prerendered as `<dialog open>`, and made modal after hydration. */
  readonly open: boolean;
  /** Differs for each opening, where a close and the next opening can be rendered as one. */
  readonly openingId?: string;
  /** Called after Escape, the backdrop, the close button or a DialogClose has closed it. */
  readonly onClose: () => void;
  readonly id?: string;
  readonly size?: "s" | "m" | "l";
  /** Defaults to the title, so that screen readers start there. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly className?: string | undefined;
};

const sizeClass = { s: styles.small, m: undefined, l: styles.large };

export function Dialog({
  open,
  openingId,
  onClose,
  id,
  size = "m",
  initialFocus,
  className,
  description,
  ...panel
}: DialogProps) {
  const ownId = useId();
  const base = id ?? ownId;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);
  const hydrated = useHydrated();
  const [served] = useState(open && !hydrated);
  const opening = useOpening(open && !served);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another opening shows it again
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !hydrated || !element) return;
    element.showModal();
    (initialFocus ?? title).current?.focus();
    return () => element.close();
  }, [open, openingId, hydrated, initialFocus]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the platform's
    <dialog
      ref={dialog}
      id={base}
      className={classNames(styles.dialog, styles.modal, sizeClass[size], "reg on-paper", className)}
      open={open && !hydrated}
      data-served={served || undefined}
      data-opening={opening || undefined}
      aria-labelledby={`${base}-title`}
      aria-describedby={description ? `${base}-description` : undefined}
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose();
      }}
      // A press that began inside, to select text, must not close it.
      onPointerDown={(event) => {
        pressedBackdrop.current = !opening && event.target === event.currentTarget;
      }}
      onMouseDown={(event) => {
        // Keep the focus where the keyboard continues.
        if (opening) event.preventDefault();
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <DialogPanel base={base} titleRef={title} description={description} {...panel} />
    </dialog>
  );
}

/** The longest pause between the two clicks of a double click on common systems. */
export const doubleClickMs = 500;

/**
 * True for a moment after opening, in which the dialog ignores the pointer: the second click of a double click on the
 * opener would hit what has just appeared. The keyboard works at once.
 */
function useOpening(open: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setSettled(true), doubleClickMs);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [open]);
  return open && !settled;
}

/** The content of the dialog: header, scrolling body, footer. */
export function DialogPanel({
  base,
  titleRef,
  title,
  titleAs: Title = "h2",
  description,
  footer,
  aside,
  closeLabel = "Close",
  closeTo,
  bodyRef,
  children,
}: DialogPanelProps & { readonly base: string; readonly titleRef?: Ref<HTMLHeadingElement> }) {
  return (
    <div className={classNames(styles.sheet, aside !== undefined && styles.withAside)} data-part="sheet">
      {aside !== undefined && (
        <div className={classNames(styles.aside, "on-pine")} data-part="aside">
          {aside}
        </div>
      )}
      <div>
        <div className={styles.head}>
          <div>
            <Title ref={titleRef} id={`${base}-title`} className={aside ? "title-1" : "title-2"} tabIndex={-1}>
              {title}
            </Title>
            {description && (
              <p id={`${base}-description`} className={classNames(styles.description, "muted")} data-part="description">
                {description}
              </p>
            )}
          </div>
          {closeTo === undefined ? (
            <form method="dialog">
              <CloseButton type="submit" label={closeLabel} className="screen-only" />
            </form>
          ) : (
            <a
              className={classNames(closeStyles.close, "screen-only")}
              href={closeTo}
              aria-label={closeLabel}
              onClick={closeHere}
            >
              <Icon name="close" />
            </a>
          )}
        </div>
        <div ref={bodyRef} id={`${base}-body`} className={styles.body} data-part="body">
          {children}
        </div>
        {footer && (
          <div className={classNames(styles.foot, "screen-only")} data-part="foot">
            {footer}
          </div>
        )}
      </div>
    </div>
  );
}

type DialogCloseProps = {
  readonly variant?: ButtonVariant;
  /** Like the dialog's closeTo. */
  readonly to?: string;
  readonly children: ReactNode;
};

/** Closes the surrounding dialog, before hydration too. */
export function DialogClose({ variant = "primary", to, children }: DialogCloseProps) {
  if (to !== undefined) {
    return (
      <ButtonLink to={to} variant={variant} onClick={closeHere}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <form method="dialog" className={styles.closing}>
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}

const closeHere: ComponentProps<"a">["onClick"] = (event: MouseEvent<HTMLElement>) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.closest("dialog")?.close();
};

import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonRow } from "#app/design/ui/controls/button.tsx";
import * as styles from "./error-panel.module.css";

type ErrorPanelProps = {
  readonly title: string;
  readonly text: ReactNode;
  /** Buttons, the main one first. */
  readonly actions?: ReactNode;
  /** A last resort below the buttons, such as a contact link. */
  readonly support?: ReactNode;
  readonly heading?: "h1" | "h2" | "h3";
  /** For a panel that replaces a screen: focuses the heading, because the focused element was removed. */
  readonly focusOnMount?: boolean;
};

export function ErrorPanel({
  title,
  text,
  actions,
  support,
  heading: Heading = "h2",
  focusOnMount = false,
}: ErrorPanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focusOnMount) headingRef.current?.focus();
  }, [focusOnMount]);

  return (
    <div className={classNames(styles.panel, "on-paper")}>
      <svg className={styles.mark} viewBox="-42 -42 84 84" aria-hidden="true">
        <circle r="41" />
        <path d="M-30 0h24M6 0h24M0-30v24M0 6v24" transform="rotate(14)" />
      </svg>
      <Heading className="title-1" ref={headingRef} tabIndex={focusOnMount ? -1 : undefined}>
        {title}
      </Heading>
      <p className="lead">{text}</p>
      {actions && <ButtonRow className={styles.buttons}>{actions}</ButtonRow>}
      {support && <div className={styles.support}>{support}</div>}
    </div>
  );
}

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Spinner } from "#app/design/ui/feedback/spinner.tsx";
import { Icon, type IconName } from "#app/design/ui/icon.tsx";
import * as styles from "./button.module.css";
import { SmartLink, type SmartLinkProps } from "./smart-link.tsx";

/** `paper` and `line` are the primary and secondary button on a green background. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "paper" | "line";
export type ButtonSize = "sm" | "md" | "lg";

type Look = {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly block?: boolean;
  /** After the text. */
  readonly icon?: IconName;
};

const variantClass: Record<ButtonVariant, string | undefined> = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  paper: styles.paper,
  line: styles.line,
};

const sizeClass: Record<ButtonSize, string | undefined> = { sm: styles.small, md: undefined, lg: styles.large };

/** For a link that is neither a page nor an outside address, such as a download. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  block = false,
  className: string | undefined = undefined,
) {
  return classNames(styles.button, variantClass[variant], sizeClass[size], block && styles.block, className);
}

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Work is under way: the button keeps its focus and its place, and ignores presses. */
    readonly busy?: boolean;
  };

export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
      type={type}
      className={buttonClass(variant, size, block, className)}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
      {icon && <Icon name={icon} size="s" />}
    </button>
  );
}

export type ButtonLinkProps = SmartLinkProps & Look;

export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <SmartLink {...rest} className={buttonClass(variant, size, block, className)}>
      {children}
      {icon && <Icon name={icon} size="s" />}
    </SmartLink>
  );
}

export function ButtonRow({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}

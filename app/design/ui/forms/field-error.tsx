import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import * as styles from "./field.module.css";

type FieldErrorProps = {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Announced when it appears. The control refers to it with aria-describedby. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  return (
    <span className={classNames(styles.error, className)} id={id} role="alert">
      <Icon name="alert" />
      {children}
    </span>
  );
}

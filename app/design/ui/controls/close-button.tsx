import type { ComponentProps } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import * as styles from "./close-button.module.css";

type CloseButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  readonly label: string;
};

export function CloseButton({ label, type = "button", className, ...rest }: CloseButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.close, className)} aria-label={label}>
      <Icon name="close" />
    </button>
  );
}
